import { useQuery } from '@tanstack/react-query';
import { Tooltip } from '../../layout/tooltip.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { mailsSummary } from './mail-query.ts';
import { mailTroubles } from './mail-words.ts';

/** In the bar of every view while email waits or could not be delivered; otherwise nothing. */
export function MailMark() {
  const { data } = useQuery(mailsSummary());
  const troubles = data ? mailTroubles(data) : [];
  if (troubles.length === 0) return null;
  const isDead = troubles.some((trouble) => trouble.isDead);
  const words = troubles.map((trouble) => trouble.words).join('. ');
  return (
    <Tooltip text={words}>
      <a
        href="/admin/mail"
        data-mail-line=""
        className={`flex min-h-11 min-w-0 items-center gap-1.5 text-[0.8125rem] font-[560] no-underline hover:text-copper max-xl:min-w-8 max-xl:justify-center ${isDead ? 'text-overdue' : 'text-graphite'}`}
      >
        <LineIcon
          viewBox="0 0 20 16"
          width="18"
          height="15"
          className="shrink-0"
          d="M13 2H1.5v11.5h15V9M1.5 3 9 9l3-2.3M17 .5v4m0 1.5v1.5"
        />
        <span className="truncate max-xl:sr-only">{words}</span>
      </a>
    </Tooltip>
  );
}
