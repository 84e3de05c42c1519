/** /contact (requirements §3.9), one component per section. Rendered for each visitor, never cached: its form carries a fresh key. */
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { areaBySlug } from '../../catalog/areas.ts';
import { CredentialsPanel } from '../../components/credentials-panel.tsx';
import { Figure } from '../../components/figure.tsx';
import { Lede } from '../../components/lede.tsx';
import { PageStructuredData } from '../../components/page-structured-data.tsx';
import { content } from '../../content/snapshot.ts';
import type { FormStart } from '../../inquiry/draft.ts';
import { InquiryForm } from '../../inquiry/inquiry-form.tsx';
import { prefillOf } from '../../inquiry/prefill.ts';
import { newIdempotencyKey } from '../../layout/idempotency-key.ts';
import { Island } from '../../layout/island.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { servicesOf } from '../../layout/page-services.ts';
import { ColumnPart, NextSteps } from './next-steps.tsx';
import { phoneLink } from './thanks-sheet.tsx';

export const handle: PageHandle = { page: () => content().contact.page, styles: 'contact' };

export function loader({ request, context }: LoaderFunctionArgs): FormStart {
  const { submittedForm } = servicesOf(context);
  if (submittedForm)
    return {
      ...submittedForm,
      attachments: submittedForm.attachments.map((url, i) => ({ url, name: `Picture ${i + 1}` })),
      cameBack: true,
    };
  return {
    values: prefillOf(new URL(request.url).searchParams, (slug) => areaBySlug(slug)?.name),
    attachments: [],
    errors: {},
    idempotencyKey: newIdempotencyKey(),
    cameBack: false,
  };
}

export default function Contact() {
  const { contact } = content();
  return (
    <div className="group">
      <PageStructuredData type="ContactPage" href="/contact" />
      {/* Once the request is sent, the thanks are the headline. */}
      <div className="group-has-[[data-sent]]:[&_h1]:text-[1.75rem] group-has-[[data-sent]]:[&_h1]:tracking-[-0.02em] group-has-[[data-sent]]:[&_p]:hidden">
        <Lede heading={contact.heading} lead={contact.lead} />
      </div>
      <div className="sheet">
        <div className="cols border-t border-ink pt-8 pb-rhythm lg:grid-rows-[auto_1fr] lg:pt-12">
          <ContactColumn />
          <section className="lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
            <Island
              name="inquiry-form"
              component={InquiryForm}
              props={{ ...useLoaderData<typeof loader>(), call: phoneLink() }}
            />
          </section>
          <div className="grid content-start gap-y-12 lg:col-span-4 lg:col-start-1 lg:row-start-2">
            <NextSteps />
            <div className="group-has-[[data-sent]]:hidden">
              <Areas />
            </div>
          </div>
        </div>
        <section className="border-t border-hairline py-rhythm">
          <CredentialsPanel />
        </section>
        <Figure
          figure={contact.figures.shore}
          number={1}
          aspect="aspect-3/2 lg:aspect-2/1"
          sizes="92vw"
          className="border-t border-hairline py-rhythm"
        />
        <Questions />
      </div>
    </div>
  );
}

function ContactColumn() {
  const { contact, phoneHref, firm, emailHref } = content();
  const { call, email, serviceArea, responseTime } = contact.column;
  return (
    <section aria-label="Contact" className="lg:col-span-4 max-lg:group-has-[[data-sent]]:order-last">
      <dl className="border-t border-hairline">
        <Line term={call}>
          <a href={phoneHref}>{firm.phone}</a>
          <span className="caption block">{firm.hours}</span>
        </Line>
        <Line term={email}>
          {/* A long address breaks before the @. */}
          <a href={emailHref} className="wrap-break-word">
            {firm.email.split('@')[0]}
            <wbr />
            {`@${firm.email.split('@')[1]}`}
          </a>
        </Line>
        <Line term={serviceArea.term}>{serviceArea.text}</Line>
        <Line term={responseTime.term}>{responseTime.text}</Line>
      </dl>
    </section>
  );
}

function Line({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[7.25rem_minmax(0,1fr)] items-baseline gap-x-3 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-x-4 border-b border-hairline py-3.5">
      <dt className="label">{term}</dt>
      <dd className="font-sans text-[0.9375rem] leading-snug font-medium sm:text-base">{children}</dd>
    </div>
  );
}

function Areas() {
  const { contact, isHidden } = content();
  const { heading } = contact.areas;
  const list = contact.areas.list.filter(({ slug }) => !isHidden(`/service-area/${slug}`));
  if (list.length === 0) return null;
  return (
    <ColumnPart id="areas" heading={heading}>
      <ul className="grid grid-cols-2 gap-x-(--gap) border-t border-ink">
        {list.map(({ name, slug }) => (
          <li key={slug} className="border-b border-hairline">
            <a
              href={`/service-area/${slug}`}
              className="flex min-h-11 items-center font-sans leading-snug font-medium no-underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </ColumnPart>
  );
}

function Questions() {
  const { contact, phoneHref, firm } = content();
  const { number, label, heading, list, talk } = contact.faq;
  return (
    <section aria-labelledby="questions" className="cols gap-y-8 border-t border-hairline py-rhythm">
      <div className="md:col-span-8">
        <p className="label mb-3 flex gap-3">
          <span className="text-ink">{number}</span>
          <span>{label}</span>
        </p>
        <h2 id="questions">{heading}</h2>
        <dl className="mt-8 border-t border-ink lg:mt-12">
          {list.map(({ question, answer }) => (
            <div
              key={question}
              className="grid gap-x-(--gap) gap-y-2 border-b border-hairline py-6 lg:grid-cols-2"
            >
              <dt className="font-sans text-[1.1875rem] leading-tight font-semibold text-balance">
                {question}
              </dt>
              <dd className="max-w-[36em]">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-col justify-between gap-y-8 md:col-span-4">
        <Figure figure={contact.figures.studio} number={2} sizes="(min-width: 48rem) 30vw, 92vw" />
        <p className="border-y border-hairline py-6 font-sans">
          {talk}
          <a
            href={phoneHref}
            className="my-1.5 block w-fit text-[clamp(1.5rem,2.4vw,2.125rem)] leading-tight font-[560] tracking-[-0.02em] tabular"
          >
            {firm.phone}
          </a>
          <span className="caption">{firm.hours}</span>
        </p>
      </div>
    </section>
  );
}
