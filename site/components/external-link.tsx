import type { ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

/** A link that leaves the site, in a new tab (requirements §3.11), and announces the new tab. */
export function ExternalLink({
  href,
  className = '',
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener" className={`inline-flex items-center ${className}`}>
      {/* The sign follows the last word, however the name wraps. */}
      <span>
        {children}
        &nbsp;
        <Icon name="leaves" className="inline size-3 align-baseline" />
      </span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
