import { useQuery } from '@tanstack/react-query';
import { mailsSummary } from './mail-query.ts';
import { mailTroubles } from './mail-words.ts';

/** A line for the dashboard when mail waits or could not be delivered; nothing while all is well. */
export function MailLine() {
  const { data } = useQuery(mailsSummary());
  const troubles = data ? mailTroubles(data) : [];
  if (troubles.length === 0) return null;
  const isDead = troubles.some((trouble) => trouble.isDead);
  return (
    <p
      data-mail-line=""
      className={`border-b border-hairline px-4 py-2 md:px-6 ${isDead ? 'bg-cancelled-bg text-cancelled' : 'text-graphite'}`}
    >
      {troubles.map(({ words }) => words).join('. ')}.{' '}
      <a href="/admin/mail" className="inline-flex min-h-6 items-center text-section">
        See mail
      </a>
    </p>
  );
}
