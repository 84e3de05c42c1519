/** /inquiry/{token}: a visitor's own request (requirements §11). Only the server knows whose it is. */
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { NoVisitorPage } from '#contract/inquiries/visitor.ts';
import { PrivateLinkSheet } from '../../components/private-link-sheet.tsx';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { servicesOf } from '../../layout/page-services.ts';
import { AddForm } from './add-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { RequestSheet } from './request-sheet.tsx';

export const handle: PageHandle = {
  page: () => content().visitorWords.page,
  noindex: true,
  styles: 'contact',
};

export function loader({ context }: LoaderFunctionArgs) {
  const { visitorWords } = content();
  const visitor = servicesOf(context).visitor ?? { missing: 'unknown' as const };
  if (!('missing' in visitor)) return data(visitor);
  const title = visitorWords[visitor.missing].heading;
  return data({ ...visitor, page: { ...visitorWords.page, title } }, { status: 404 });
}

export default function Inquiry() {
  const visitor = useLoaderData<typeof loader>();
  return 'missing' in visitor ? <NoRequest {...visitor} /> : <RequestSheet {...visitor} />;
}

/** Shown instead of a visitor's page: the same for an unknown, a revoked and an incomplete link. */
function NoRequest(page: NoVisitorPage) {
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
