import { useQuery } from '@tanstack/react-query';
import { ViewPage } from '../components/view-page.tsx';
import { useIncomingMail } from '../state/settings.ts';
import { inboundSummary } from './inbound/inbound-query.ts';
import { BoxList } from './inbox/box-list.tsx';
import { BoxLinks, MailboxState, useShownBox } from './inbox/boxes.tsx';
import { mailsSummary } from './mail-query.ts';
import { Outbox } from './outbox.tsx';

/** Email for staff: what came in and needs a decision, and what couldn’t be delivered. */
export function Mail() {
  if (useIncomingMail()) return <Boxes />;
  return (
    <ViewPage title="Email" about="Unsent and undelivered email">
      <Outbox />
    </ViewPage>
  );
}

function Boxes() {
  const shown = useShownBox();
  const summary = useQuery(inboundSummary()).data;
  const dead = useQuery(mailsSummary()).data?.dead ?? 0;
  return (
    <ViewPage
      title="Email"
      about="Incoming and undelivered email"
      actions={<BoxLinks shown={shown} outbox={dead} />}
    >
      {shown === 'outbox' ? (
        <Outbox />
      ) : (
        <>
          {summary && <MailboxState summary={summary} />}
          <BoxList key={shown} box={shown} />
        </>
      )}
    </ViewPage>
  );
}
