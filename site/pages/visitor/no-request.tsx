/** Shown instead of a visitor's page: the same for an unknown, a revoked and an incomplete link. */
import type { NoVisitorPage } from '#contract/inquiries/visitor.ts';
import { PrivateLinkSheet } from '../../components/private-link-sheet.tsx';
import { content } from '../../content/snapshot.ts';
import { AddForm } from './add-form.tsx';
import { ContactForm } from './contact-form.tsx';

export function NoRequest(page: NoVisitorPage) {
  return (
    <>
      <PrivateLinkSheet missing={page.missing} />
      {page.missing === 'unavailable' && page.refused && <SendAgain {...page} refused={page.refused} />}
    </>
  );
}

type Unavailable = Extract<NoVisitorPage, { missing: 'unavailable' }>;

/** The form that could not be saved, with everything typed in it. */
function SendAgain({ path, keys, refused }: Unavailable & { refused: NonNullable<Unavailable['refused']> }) {
  const { visitorWords } = content();
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
