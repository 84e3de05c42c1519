/** `/api/inquiries/:id/visitor-link`: staff revoke or renew a visitor's private link, without ever seeing it. */
import { type VisitorLink, visitorLinkAction, visitorLinkSchema } from '#contract/inquiries/visitor.ts';
import type { Config } from '../config/config.ts';
import { hashToken } from '../config/tokens.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import { byId, noEmailAddress, unknownInquiry } from '../inquiries/by-id.ts';
import { tokenFor } from '../inquiries/private-link.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { requireStaff } from '../staff/guard.ts';
import type { VisitorStore } from './store.ts';

type Parts = { store: VisitorStore; outbox: Outbox; config: Pick<Config, 'secret'> };

export function visitorLinkRoutes(app: App, { store, outbox, config }: Parts): void {
  const url = '/api/inquiries/:id/visitor-link';
  const response = responseSchemas({ 200: visitorLinkSchema });

  app.get(
    url,
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'getVisitorLink', 'Get the state of the client’s private link'),
        params: byId,
        response,
      },
    },
    async (request) => {
      const link = await store.link(request.params.id);
      if (!link) throw unknownInquiry();
      return link;
    },
  );

  app.post(
    url,
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'setVisitorLink', 'Revoke or renew the client’s private link'),
        params: byId,
        body: visitorLinkAction,
        response,
      },
    },
    async (request): Promise<VisitorLink> => {
      const { id } = request.params;
      const renew = request.body.action === 'renew';
      const found = await store.setLink(
        id,
        renew ? 'visitor-link-renewed' : 'visitor-link-revoked',
        { id: request.staff.id, name: request.staff.name },
        new Date().toISOString(),
        (generation) => (renew ? hashToken(tokenFor(config.secret, id, generation)) : null),
        async (trx, { email, spam }) => {
          // Like the old link, the new one is sent only to the visitor, by email.
          if (renew && email === '') throw noEmailAddress();
          if (renew)
            await outbox.enqueue(trx, {
              kind: 'inquiry-visitor',
              facts: {},
              recipient: email,
              inquiryId: id,
              held: spam === 1,
              byStaff: true,
            });
        },
      );
      if (!found) throw unknownInquiry();
      outbox.wake();
      return { state: renew ? 'active' : 'revoked' };
    },
  );
}
