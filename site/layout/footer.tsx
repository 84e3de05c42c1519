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
    <footer className="foot twelve">
      <div className="sub">
        <Firm />
        <div className="folds">
          <Links title="Services" links={footerServices} />
        </div>
        <div className="folds">
          <Links title="Work" links={workLinks} />
          <Links title="Technology" links={footerTechnology} />
        </div>
        <div className="folds">
          <Links title="Service areas" links={footerAreas} />
        </div>
        <div className="folds wide">
          <Links title="Manufacturers" links={footerManufacturers} />
        </div>
      </div>
      <div className="legal">
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
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
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
    <div className="firm">
      {mark && (
        <div className="mb-4">
          <Logo mark={mark} alt={mark.isAlone ? firm.name : ''} />
        </div>
      )}
      {!mark?.isAlone && <p className="display pb-2">{firm.name}</p>}
      <p>{firm.descriptor}</p>
      <address className="mt-4 text-graphite not-italic">
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
      <ul className="mt-4 flex gap-4 text-graphite" aria-label="Social media">
        {firm.social.map(({ network, url }) => (
          <li key={network}>{url ? <a href={url}>{network}</a> : network}</li>
        ))}
      </ul>
    </div>
  );
}

type Link = { readonly name: string; readonly href: string };

/** A column of links that folds on a phone. */
function Links({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <nav aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ul>
          {links.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
