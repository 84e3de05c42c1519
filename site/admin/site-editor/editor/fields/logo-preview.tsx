import { type MarkParts, markAddress, markParts, type ShownMark, shownLogo } from '#contract/site/logo.ts';
import { Logo } from '../../../../layout/logo.tsx';
import { useForm } from './form-context.ts';

/** A logo on the papers that it will stand on, whatever the dashboard's theme; a symbol as the icon of a tab and of a phone. */
export function LogoPreview({ name, field }: { name: string; field: string }) {
  const { read } = useForm();
  const own = markParts(name);
  const mark = shownLogo({ logo: name });
  if (!own || !mark) return null;
  if (field === 'symbol') return <Icons mark={own} />;
  const isDark = field === 'logoDark';
  const hasOther = !isDark && markParts(read?.('logoDark')) !== null;
  return (
    <div className="flex flex-wrap gap-3">
      {!isDark && <OnPaper mark={mark} alt="The logo on light paper" ground="bg-light-paper" />}
      {!hasOther && (
        <OnPaper
          mark={mark}
          alt="The logo on dark paper"
          ground="bg-dark-paper"
          around={mark.needsPaper && !isDark ? 'bg-light-paper px-2 py-1.5' : ''}
        />
      )}
    </div>
  );
}

type OnPaperProps = { mark: ShownMark; alt: string; ground: string; around?: string };

const OnPaper = ({ mark, alt, ground, around = '' }: OnPaperProps) => (
  <div
    className={`grid min-h-24 min-w-0 grow basis-60 place-items-center border border-hairline p-4 ${ground}`}
  >
    <span className={around}>
      <Logo mark={{ ...mark, needsPaper: false }} alt={alt} className="max-w-full" />
    </span>
  </div>
);

const Icons = ({ mark }: { mark: MarkParts }) => (
  <div className="flex items-end gap-3">
    <img src={markAddress(mark, 'icon-48')} alt="In the tab of a browser" className="size-6" />
    <img src={markAddress(mark, 'icon-180')} alt="On a phone" className="size-16 border border-hairline" />
  </div>
);
