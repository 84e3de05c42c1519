import type { ReactNode } from 'react';
import type { PhoneLink } from '#contract/site/records/firm.ts';
import { content } from '../../content/snapshot.ts';
import { NextSteps } from './next-steps.tsx';

/** The content of a Thank You page: the result's text, next to the further steps of the request. */
export function ThanksSheet({ children }: { children: ReactNode }) {
  const { contact } = content();
  return (
    <div className="sheet">
      <div className="cols pt-[clamp(2rem,4.4vw,4.4rem)] pb-rhythm">
        <div className="lg:col-span-7">
          <p className="label mb-4">{contact.heading}</p>
          {children}
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <NextSteps />
        </div>
      </div>
    </div>
  );
}

/** For the form and the Thank You screen, which hydrate and so can't ask for it themselves. */
export function phoneLink(): PhoneLink {
  const { firm, phoneHref } = content();
  return { phone: firm.phone, href: phoneHref };
}
