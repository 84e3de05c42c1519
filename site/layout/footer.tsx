import type { ReactNode } from 'react';
import { setup } from '#content/firm.ts';
import { content } from '../content/snapshot.ts';
import { Logo } from './logo.tsx';
import { usePage } from './page.ts';

/** The title block of the drawing set: author, sheet and date of issue. */
export function Footer() {
  const { workLinks, footerTechnology, footerServices, footerAreas, footerManufacturers, legalLinks } =
    content().navigation;
  const { firm } = content();
  const { page } = usePage();
  return (
    <footer className="border-t border-ink">
      <div className="sheet">
        <div className="grid grid-cols-2 border-b border-hairline sm:grid-cols-4 lg:grid-cols-[3.6fr_2.3fr_2fr_3.4fr_3.7fr]">
          <Firm />
          <Column>
            <Links title="Work" links={workLinks} />
            <Links title="Technology" links={footerTechnology} />
          </Column>
          <Column>
            <Links title="Services" links={footerServices} />
          </Column>
          <Column wide>
            <Links title="Service areas" links={footerAreas} wide />
          </Column>
          <Column wide>
            <Links title="Manufacturers" links={footerManufacturers} wide />
          </Column>
        </div>
        <div className="caption flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-4 pb-7">
          <span>
            © 2026 {firm.name}. {firm.license}.
          </span>
          {page && (
            <span>
              Sheet {page.sheet}&ensp;{page.title}
            </span>
          )}
          <span>Issued {issued}</span>
          <ul className="no-print flex flex-wrap gap-x-5">
            {legalLinks.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center no-underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

const issued = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: setup.timeZone }).format(
  new Date(import.meta.env.VITE_ISSUED ?? Date.now()),
);

function Firm() {
  const { firm, mark, phoneHref, emailHref } = content();
  const { street, city, state, postalCode } = firm.address;
  return (
    <div className="col-span-2 py-6 lg:col-span-1 lg:pr-5 lg:pb-9">
      <p className="label">Studio</p>
      {mark && (
        <div className="mt-4">
          <Logo mark={mark} alt={mark.isAlone ? firm.name : ''} />
        </div>
      )}
      <p className="mt-3 font-sans font-semibold text-2xl leading-[1.15] tracking-tight">
        {!mark?.isAlone && (
          <>
            {firm.name}
            <br />
          </>
        )}
        {firm.descriptor}
      </p>
      <address className="mt-4 text-graphite not-italic leading-[1.7]">
        {street}
        <br />
        {city}, {state} {postalCode}
        <br />
        <a href={phoneHref} className="inline-flex min-h-11 items-center sm:min-h-0">
          {firm.phone}
        </a>
        <br />
        <a href={emailHref} className="inline-flex min-h-11 items-center break-all sm:min-h-0">
          {firm.email}
        </a>
      </address>
      <ul className="caption mt-4 flex gap-4" aria-label="Social media">
        {firm.social.map(({ network, url }) => (
          <li key={network}>{url ? <a href={url}>{network}</a> : network}</li>
        ))}
      </ul>
    </div>
  );
}

function Column({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <div
      className={`border-hairline py-6 lg:border-l lg:px-5 lg:pb-9 ${wide ? 'col-span-2 max-lg:border-t sm:col-span-4 lg:col-span-1' : 'max-sm:border-t'}`}
    >
      {children}
    </div>
  );
}

type Link = { readonly name: string; readonly href: string };

function Links({ title, links, wide = false }: { title: string; links: readonly Link[]; wide?: boolean }) {
  return (
    <nav aria-label={title} className="not-first:mt-6">
      <p className="label">{title}</p>
      <ul
        className={`mt-3 font-sans text-[0.9rem] ${wide ? 'columns-2 gap-0 sm:max-lg:columns-4 lg:gap-5' : ''}`}
      >
        {links.map(({ name, href }) => (
          <li key={href} className="break-inside-avoid">
            <a href={href} className="block py-[0.28rem] no-underline max-lg:py-2.5 max-lg:pr-3">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
