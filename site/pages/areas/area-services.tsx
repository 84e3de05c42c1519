import type { AreaPage } from './area-page.ts';
import type { Composition } from './composition.ts';

const ROW =
  'grid gap-x-8 gap-y-2 border-b border-hairline py-6 md:grid-cols-[4fr_6fr_auto] md:items-baseline';
const CARD = 'flex flex-col pt-4 pb-8';

/** The three service cards, side by side or as rows, and the link for small jobs below them. */
export function AreaServices({ page, form }: { page: AreaPage; form: Composition['services'] }) {
  const cards = [
    { title: 'Custom homes', href: '/services/custom-homes', text: page.work.customHomes },
    { title: 'Renovations', href: '/services/renovations', text: page.work.renovations },
    { title: 'Design consulting', href: '/services/design-consulting', text: page.work.designConsulting },
  ];
  const rows = form === 'rows';
  return (
    <>
      <ul className={rows ? 'border-t border-ink' : 'grid gap-x-8 md:grid-cols-3 *:border-t *:border-ink'}>
        {cards.map(({ title, href, text }) => (
          <li key={href} className={`relative hover:bg-ledge ${rows ? ROW : CARD}`}>
            <h3 className="text-2xl tracking-[-0.02em]">
              {/* The link covers its card, so that all of it can be clicked. */}
              <a href={href} className="no-underline after:absolute after:inset-0">
                {title}
              </a>
            </h3>
            <div className={rows ? '' : 'flex grow flex-col'}>
              <p className={`mb-4 max-w-[32em] text-graphite ${rows ? '' : 'mt-2'}`}>{text}</p>
              <span className="mt-auto font-sans font-[560] text-copper text-sm" aria-hidden="true">
                What it involves
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className={`pt-4 font-sans text-[0.95rem] ${rows ? '' : 'border-t border-hairline'}`}>
        For a list of small jobs, we have a{' '}
        <a href="/services/handyman" className="py-3.5">
          handyman service
        </a>
        .
      </p>
    </>
  );
}
