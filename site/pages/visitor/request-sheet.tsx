/** A visitor's own request: its state, its content, later messages, and the actions. One component per section. */
import { inquiryWords } from '#content/inquiry-words.ts';
import { dueAtOf } from '#contract/inquiries/clock.ts';
import { FIELD_NAMES, fieldOf, fieldText } from '#contract/inquiries/inquiry-fields.ts';
import { isWaiting } from '#contract/inquiries/statuses.ts';
import type { VisitorPage, VisitorRequest } from '#contract/inquiries/visitor.ts';
import { Schedule } from '../../components/schedule.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { AnswersForm } from '../../inquiry/answers-form.tsx';
import { momentInWords } from '../../layout/firm-time.ts';
import { AddForm } from './add-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { hasMeetingPart, MeetingSection } from './meeting-section.tsx';
import { MessageList } from './message-list.tsx';
import { type RequestState, requestState } from './request-state.ts';
import { SentPictures } from './sent-pictures.tsx';
import { WithdrawOrErase } from './withdraw-or-erase.tsx';

export function RequestSheet(page: VisitorPage) {
  const { done, original, add, contact, end } = content().visitorWords;
  const { answers } = inquiryWords;
  const { request, refused } = page;
  const state = requestState(request, Date.now());
  // In the order in which they are read; the meeting, where there is one, comes first.
  const offer = page.offer && hasMeetingPart(page.offer) ? page.offer : null;
  let last = offer ? 101 : 100;
  const number = () => `R-${++last}`;
  const isOpen = request.withdrawnAt === null && request.erasureRequestedAt === null;
  return (
    <>
      <Opening request={request} state={state} done={page.done ? done[page.done] : null} />
      {offer && <MeetingSection offer={offer} path={page.path} code={page.code} request={request} />}
      <Section label={number()} name={original.label} heading={original.heading} layout="beside">
        <Original request={request} />
      </Section>
      {isOpen && (
        <Section
          label={number()}
          name={answers.label}
          heading={answers.heading}
          lead={answers.text}
          layout="beside"
          id="answers"
        >
          <AnswersForm path={page.path} code={page.code} given={request.answers} />
        </Section>
      )}
      <MessageList number={number()} entries={request.entries} path={page.path} />
      <Section label={number()} name={add.label} heading={add.heading} layout="beside" id="add">
        <AddForm path={page.path} code={page.code} idempotencyKey={page.keys.add} refused={refused} />
      </Section>
      <Section
        label={number()}
        name={contact.label}
        heading={contact.heading}
        lead={contact.text}
        layout="beside"
        id="contact"
      >
        <ContactForm
          path={page.path}
          code={page.code}
          idempotencyKey={page.keys.contact}
          request={request}
          refused={refused}
        />
      </Section>
      <Section label={number()} name={end.label} heading={end.heading} layout="beside" id="ending">
        <WithdrawOrErase {...page} />
      </Section>
    </>
  );
}

/** The state in one sentence, with the request's title block next to it. */
function Opening({
  request,
  state,
  done: notice,
}: {
  request: VisitorRequest;
  state: RequestState;
  done: string | null;
}) {
  return (
    <header className="sheet">
      {notice && (
        <p
          role="status"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without script nothing else can take the reader to what was done
          autoFocus
          className="mt-6 border-l-4 border-completed bg-completed-bg px-5 py-4 font-sans font-medium text-completed outline-none"
        >
          {notice}
        </p>
      )}
      <div className="grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-8 border-b border-ink pt-[clamp(2rem,4.4vw,4.4rem)] pb-[clamp(2rem,4vw,3.4rem)] lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <h1>{state.heading}</h1>
          <p className="mt-6 max-w-[34em] text-[1.1875rem] leading-normal">{state.text}</p>
        </div>
        <TitleBlock request={request} state={state} />
      </div>
    </header>
  );
}

function TitleBlock({ request, state }: { request: VisitorRequest; state: RequestState }) {
  const { fields } = content().visitorWords;
  const dates = datesOf(request);
  return (
    <dl className="grid grid-cols-2 border border-ink font-sans text-[0.9375rem] leading-snug tabular">
      <Cell term={fields.reference} className="col-span-2 border-b border-hairline">
        <span className="text-[1.75rem] font-semibold leading-tight tracking-tight">{request.reference}</span>
      </Cell>
      <Cell term={fields.state} className="col-span-2 border-b border-hairline">
        {state.label}
      </Cell>
      {dates.map(([term, at], i) => (
        <Cell key={term} term={term} className={i > 0 ? 'border-l border-hairline' : ''}>
          {momentInWords(at)}
        </Cell>
      ))}
    </dl>
  );
}

/** When it was sent, and its outcome or next step. */
function datesOf(request: VisitorRequest): [term: string, at: string][] {
  const { fields } = content().visitorWords;
  const { createdAt, answeredAt, withdrawnAt, status } = request;
  const sent: [string, string] = [fields.sent, createdAt];
  if (withdrawnAt) return [sent, [fields.withdrawn, withdrawnAt]];
  if (answeredAt) return [sent, [fields.answered, answeredAt]];
  return isWaiting(status) ? [sent, [fields.due, dueAtOf(request)]] : [sent];
}

function Cell({
  term,
  className = '',
  children,
}: {
  term: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div className={`px-4 py-3 ${className}`}>
      <dt className="label">{term}</dt>
      <dd className="mt-1 font-medium">{children}</dd>
    </div>
  );
}

function Original({ request }: { request: VisitorRequest }) {
  const { fields, notGiven } = content().visitorWords;
  const { message, attachments } = request;
  return (
    <>
      <p className="label">{fieldOf('message').label}</p>
      <p className="mt-2 max-w-[36em] whitespace-pre-line wrap-anywhere">{message}</p>
      {attachments.length > 0 && (
        <>
          <p className="label mt-8 mb-3">{fields.pictures}</p>
          <SentPictures urls={attachments} />
        </>
      )}
      <Schedule
        className="mt-8"
        rows={FIELD_NAMES.filter((name) => name !== 'message').map((name) => ({
          label: fieldOf(name).label,
          value: <Anywhere>{fieldText(name, request[name]) ?? notGiven}</Anywhere>,
        }))}
      />
    </>
  );
}

const Anywhere = ({ children }: { children: string }) => <span className="wrap-anywhere">{children}</span>;
