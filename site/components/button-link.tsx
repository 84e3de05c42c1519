import type { ReactNode } from 'react';
import type { LinkText } from '#contract/site/records/fields.ts';

/** A link that looks like a button: `quiet` is outlined, for the second choice. */
export function ButtonLink({
  href,
  quiet = false,
  children,
}: {
  href: string;
  quiet?: boolean;
  children: ReactNode;
}) {
  return (
    <a href={href} className={`button ${quiet ? 'button-quiet' : ''}`}>
      {children}
    </a>
  );
}

/** Next actions: the first filled, the others outlined. */
export function Actions({ actions, className = '' }: { actions: readonly LinkText[]; className?: string }) {
  return (
    <div className={`flex flex-wrap gap-3 print:hidden ${className}`}>
      {actions.map(({ text, href }, i) => (
        <ButtonLink key={href} href={href} quiet={i > 0}>
          {text}
        </ButtonLink>
      ))}
    </div>
  );
}
