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
    <header className="top sheet">
      <div className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-2 border-hairline">
        <a
          href="/"
          className="flex items-center gap-3 font-sans text-[1.0625rem] font-[620] tracking-tight no-underline"
        >
          <Brand />
        </a>
        <nav aria-label="Main" className="max-lg:hidden">
          <NavigationLinks
            path={path}
            className="flex gap-[clamp(1rem,2.2vw,2.2rem)] text-[0.9rem] *:*:py-2 *:*:aria-[current]:border-copper"
          />
        </nav>
        <div className="flex items-center gap-3">
          <ThemeToggle className="max-sm:hidden" />
          <a href={startProject.href} className="button min-h-10! px-4! text-sm! max-sm:hidden">
            {startProject.name}
          </a>
          <button
            type="button"
            popoverTarget="menu"
            className="min-h-11 cursor-pointer border border-ink px-4 font-[560] text-[0.9rem] lg:hidden"
          >
            Menu
          </button>
        </div>
      </div>
      <Drawer path={path} />
    </header>
  );
}

function Brand() {
  const { firm, mark } = content();
  if (mark?.isAlone) return <Logo mark={mark} alt={firm.name} className="max-w-[54vw]" />;
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

function NavigationLinks({ path, className }: { path: string; className: string }) {
  const { mainNavigation } = content().navigation;
  return (
    <ul className={`font-sans font-medium ${className}`}>
      {mainNavigation.map((item) => (
        <li key={item.href}>
          <a
            href={item.href}
            aria-current={currentOf(path, item)}
            className="border-b-2 border-transparent no-underline"
          >
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
    <div
      id="menu"
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh w-[min(22rem,88vw)] flex-col border-l border-ink bg-paper px-6 pb-8 text-ink backdrop:bg-ink/40 open:flex dark:backdrop:bg-paper/70"
    >
      <div className="flex h-18 items-center justify-between border-b border-hairline">
        <span className="label">Menu</span>
        <div className="flex gap-3">
          <ThemeToggle />
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="grid size-11 cursor-pointer place-items-center border border-hairline hover:border-ink"
          >
            <svg
              width="16"
              height="16"
              viewBox="0 0 16 16"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden
            >
              <path d="M2 2l12 12M14 2L2 14" />
            </svg>
          </button>
        </div>
      </div>
      <nav aria-label="Menu">
        <NavigationLinks
          path={path}
          className="*:border-b *:border-hairline text-xl tracking-tight *:*:block *:*:border-0 *:*:py-3.5 *:*:aria-[current]:text-copper"
        />
      </nav>
      <nav aria-label="Our work">
        <ul className="flex flex-wrap gap-x-6 border-b border-hairline py-2 font-sans">
          {workLinks.map(({ name, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={path === href ? 'page' : undefined}
                className="inline-flex min-h-11 items-center no-underline aria-[current]:text-copper"
              >
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
