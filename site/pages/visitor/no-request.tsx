/** Shown instead of a visitor's page: the same for an unknown, a revoked and an incomplete link. */
import { firm, phoneHref } from '#content/firm.ts';
import { visitorWords } from '#content/visitor-words.ts';
import type { NoVisitorPage } from '#contract/visitor.ts';
import { EmptySheet } from '../../drawings/empty-sheet.tsx';
import { AddForm } from './add-form.tsx';
import { ContactForm } from './contact-form.tsx';

const SHEETS = { unknown: '404', throttled: '429', unavailable: '503' } as const;

export function NoRequest(page: NoVisitorPage) {
  const words = visitorWords[page.missing];
  return (
    <div className="sheet py-[clamp(1.25rem,3vw,3rem)]">
      <EmptySheet address="a private link" sheet={SHEETS[page.missing]} drawn="not found">
        <h1>{words.heading}</h1>
        <p className="mt-5 max-w-[34em] text-lg text-graphite">{words.text}</p>
        <p className="mt-5 max-w-[34em] text-lg">
          {words.call}{' '}
          <a href={phoneHref} className="font-sans font-semibold whitespace-nowrap tabular-nums">
            {firm.phone}
          </a>
        </p>
      </EmptySheet>
      {page.missing === 'unavailable' && page.refused && <SendAgain {...page} refused={page.refused} />}
    </div>
  );
}

type Unavailable = Extract<NoVisitorPage, { missing: 'unavailable' }>;

/** The form that could not be saved, with everything typed in it. */
function SendAgain({ path, keys, refused }: Unavailable & { refused: NonNullable<Unavailable['refused']> }) {
  const { action, values } = refused;
  if (action !== 'add' && action !== 'contact') return null;
  return (
    <section className="mx-auto max-w-3xl py-rhythm">
      <h2 className="mb-6">{visitorWords.unavailable.again}</h2>
      {action === 'add' ? (
        <AddForm path={path} idempotencyKey={keys.add} refused={refused} />
      ) : (
        <ContactForm
          path={path}
          idempotencyKey={keys.contact}
          request={{ email: values.email ?? '', phone: values.phone ?? '' }}
          refused={refused}
        />
      )}
    </section>
  );
}
