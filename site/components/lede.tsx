import type { ReactNode } from 'react';
import type { LinkText } from '#contract/site/records/fields.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Actions } from './button-link.tsx';

type LedeProps = {
  heading: string;
  lead: ReactNode;
  actions?: readonly LinkText[];
  /** Pages between home and this one, and this page's short name; none on top-level pages. */
  crumbs?: { trail: readonly LinkText[]; current: string };
  /** Below the lead, in its column: a phone number, a list of facts. */
  children?: ReactNode;
};

/** The top of a page: headline at the left, lead at the right. */
export function Lede({ heading, lead, actions, crumbs, children }: LedeProps) {
  return (
    <header className="sheet">
      {crumbs && (
        <div className="pt-2">
          <Breadcrumbs {...crumbs} />
        </div>
      )}
      <div
        className={`cols gap-y-6 pb-[clamp(2rem,4vw,3.4rem)] md:items-end ${crumbs ? 'pt-[clamp(1rem,2.6vw,2.6rem)]' : 'pt-[clamp(2rem,4.4vw,4.4rem)]'}`}
      >
        <h1 className="md:col-span-7 lg:col-span-8">{heading}</h1>
        <div className="md:col-span-5 lg:col-span-4">
          <p className="lead text-graphite">{lead}</p>
          {children}
          {actions && <Actions actions={actions} className="mt-6" />}
        </div>
      </div>
    </header>
  );
}
