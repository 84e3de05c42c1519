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
    <section className="ask twelve">
      <h2>{heading}</h2>
      <div className="asks cols">
        {text && <p className="lead">{text}</p>}
        <dl className="lg:col-span-8">
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
              <a href={phoneHref}>{firm.phone}</a>
            </dd>
          </div>
        </dl>
        <Actions actions={secondary ? [first, secondary] : [first]} className="lg:col-span-4" />
      </div>
      {reader === 'client' && <CredentialsPanel />}
    </section>
  );
}
