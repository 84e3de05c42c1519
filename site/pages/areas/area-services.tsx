import type { AreaPage } from './area-page.ts';

/** The three service cards, and the link for small jobs below them. */
export function AreaServices({ page }: { page: AreaPage }) {
  const cards = [
    { title: 'Custom homes', href: '/services/custom-homes', text: page.work.customHomes },
    { title: 'Renovations', href: '/services/renovations', text: page.work.renovations },
    { title: 'Design consulting', href: '/services/design-consulting', text: page.work.designConsulting },
  ];
  return (
    <>
      <ul className="grid gap-x-8 md:grid-cols-3">
        {cards.map(({ title, href, text }) => (
          <li key={href} className="relative flex flex-col border-t border-ink pt-4 pb-8 hover:bg-ledge">
            <h3 className="text-2xl tracking-[-0.02em]">
              {/* The link covers its card, so that all of it can be clicked. */}
              <a href={href} className="no-underline after:absolute after:inset-0">
                {title}
              </a>
            </h3>
            <p className="mt-2 mb-4 max-w-[32em] text-graphite">{text}</p>
            <span className="mt-auto font-sans font-[560] text-copper text-sm" aria-hidden="true">
              What it involves
            </span>
          </li>
        ))}
      </ul>
      <p className="border-t border-hairline pt-4 font-sans text-[0.95rem]">
        For a list of small jobs, we have a{' '}
        <a href="/services/handyman" className="py-3.5">
          handyman service
        </a>
        .
      </p>
    </>
  );
}
