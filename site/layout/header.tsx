import type { SiteContent } from '../content/site-content.ts';
import { content } from '../content/snapshot.ts';
import { Logo } from './logo.tsx';
import { Mark } from './mark.tsx';
import { usePage } from './page.ts';
import { ThemeToggle } from './theme-toggle.tsx';

export function Header() {
  const { startProject } = content().navigation;
  const { path } = usePage();
  return (
    <header className="top twelve">
      <div className="bar">
        <a href="/" className="mark">
          <Brand />
        </a>
        <nav aria-label="Main">
          <NavigationLinks path={path} className="links" />
        </nav>
        <span className="theme">
          <ThemeToggle />
        </span>
        <a href={startProject.href} className="button">
          {startProject.name}
        </a>
        <button type="button" popoverTarget="menu" className="menu">
          Menu
        </button>
      </div>
      <Drawer path={path} />
    </header>
  );
}

function Brand() {
  const { firm, mark } = content();
  if (mark?.isAlone) return <Logo mark={mark} alt={firm.name} className="max-w-[30vw]" />;
  return (
    <>
      {mark ? <Logo mark={mark} alt="" /> : <Mark />}
      {firm.name}
    </>
  );
}

/** `aria-current`: `page` on the page itself, `true` on its subpages. */
export function currentOf(
  path: string,
  { href, covers }: Pick<SiteContent['navigation']['mainNavigation'][number], 'href' | 'covers'>,
) {
  if (path === href) return 'page';
  return covers.some((base) => path === base || path.startsWith(`${base}/`)) ? 'true' : undefined;
}

const isPortfolio = ({ href }: { href: string }) => href === '/projects';

/** The projects come first, then the five of requirements §3.2. */
function NavigationLinks({ path, className }: { path: string; className?: string }) {
  const { mainNavigation, workLinks } = content().navigation;
  const first = workLinks.filter(isPortfolio).map((link) => ({ ...link, covers: [link.href] }));
  return (
    <ul className={className}>
      {[...first, ...mainNavigation].map((item) => (
        <li key={item.href}>
          <a href={item.href} aria-current={currentOf(path, item)}>
            {item.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A popover needs no script: the button opens it, Escape or a tap outside closes it. */
function Drawer({ path }: { path: string }) {
  const { firm, navigation, phoneHref } = content();
  const { workLinks, startProject } = navigation;
  return (
    <div id="menu" popover="auto" role="dialog" aria-label="Menu" className="drawer">
      <div className="bar">
        <span className="mark">Menu</span>
        <ThemeToggle />
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="grid size-11 cursor-pointer place-items-center"
        >
          <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="1.5" aria-hidden>
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
      </div>
      <nav aria-label="Menu">
        <NavigationLinks path={path} />
      </nav>
      <nav aria-label="Our work">
        <ul>
          {workLinks
            .filter((link) => !isPortfolio(link))
            .map(({ name, href }) => (
              <li key={href}>
                <a href={href} aria-current={path === href ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <a href={startProject.href} className="button mt-6">
        {startProject.name}
      </a>
      <p className="caption mt-auto pt-6">
        <a href={phoneHref} className="inline-flex min-h-11 items-center text-base text-ink">
          {firm.phone}
        </a>
        <br />
        {firm.hours}
      </p>
    </div>
  );
}
