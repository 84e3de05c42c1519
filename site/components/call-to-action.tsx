import { setup } from '#content/firm.ts';
import type { ServiceType } from '#contract/inquiries/inquiry-fields.ts';
import type { LinkText } from '#contract/site/records/fields.ts';
import { content } from '../content/snapshot.ts';
import { Actions } from './button-link.tsx';
import { contactHref } from './contact-href.ts';
import { CredentialsPanel } from './credentials-panel.tsx';

type AskProps = {
  heading: string;
  /** A sentence below the heading. */
  text?: string;
  /** The button's label. */
  action?: string;
  /** Values to fill the form with. */
  service?: ServiceType;
  /** Slug of the reader's town. */
  area?: string;
  /** First lines of the message. */
  details?: string;
  /** The second link. */
  secondary?: LinkText;
  /** Further promises, in addition to the two permanent lines. */
  facts?: readonly { label: string; value: string }[];
  /** `client` wants a building, and sees license, warranty and process; `trade` wants to work on one. */
  reader?: 'client' | 'trade';
};

/** The end of a page: every page leads to a consultation, a quote or a call (requirements §1). */
export function CallToAction({
  heading,
  text,
  action = 'Request a Consultation',
  secondary,
  facts = [],
  reader = 'client',
  ...known
}: AskProps) {
  const { phoneHref, firm } = content();
  const first = { text: action, href: contactHref(known) };
  return (
    <section className="sheet py-rhythm print:hidden">
      <div className="grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <h2 className="text-[clamp(2.2rem,4.8vw,4.4rem)] leading-none tracking-[-0.035em]">{heading}</h2>
          {text && <p className="mt-5 max-w-[34em] text-lg text-graphite">{text}</p>}
        </div>
        <div>
          <dl className="mb-6 border-t border-hairline font-sans text-[0.95rem] *:flex *:flex-wrap *:justify-between *:gap-x-4 *:border-b *:border-hairline *:py-2.5 [&_dd]:text-graphite">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>{reader === 'client' ? 'Free consultation' : 'Online'}</dt>
              <dd>answer within {setup.replyWithinHours} hours</dd>
            </div>
            <div>
              <dt>By phone</dt>
              <dd>
                <a href={phoneHref} className="tabular-nums">
                  {firm.phone}
                </a>
              </dd>
            </div>
          </dl>
          <Actions actions={secondary ? [first, secondary] : [first]} />
        </div>
      </div>
      {reader === 'client' && (
        <div className="mt-[clamp(2.5rem,4vw,4rem)]">
          <CredentialsPanel />
        </div>
      )}
    </section>
  );
}
