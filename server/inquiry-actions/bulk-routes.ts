/** Bulk changes of inquiries, and the undo of single and bulk ones (requirements §14). */
import { bulkRequest } from '#contract/inquiries/inquiry-action-schemas.ts';
import { INQUIRY_ACTION_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import { bulkAnswerSchema, undoAnswerSchema } from '#contract/inquiries/inquiry-responses.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { byId } from '../inquiries/by-id.ts';
import { listFilter } from '../inquiry-list/parse.ts';
import { requireStaff } from '../staff/guard.ts';
import { type InquiryActionsDeps, refuseUnknownAssignee } from './routes.ts';

type Deps = Pick<InquiryActionsDeps, 'actions' | 'bulk' | 'undo' | 'wakeMail'>;

export function bulkRoutes(app: App, deps: Deps): void {
  changeRoute(app, deps);
  undoRoute(app, deps);
}

function changeRoute(app: App, { actions, bulk, wakeMail }: Deps): void {
  app.post(
    '/api/inquiries/bulk',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'changeInquiries', 'Change several inquiries together'),
        body: bulkRequest,
        response: responseSchemas({ 200: bulkAnswerSchema }),
      },
    },
    async ({ body, staff }) => {
      const { change } = body;
      if ('assigneeId' in change) await refuseUnknownAssignee(actions, change.assigneeId);
      const now = new Date();
      const chosen = body.filter
        ? { filter: listFilter(body.filter, staff.id, now) }
        : { ids: body.ids ?? [] };
      const max = body.filter ? INQUIRY_ACTION_LIMITS.bulkFilter : INQUIRY_ACTION_LIMITS.bulkIds;
      const answer = await bulk.change(chosen, change, staff, now.toISOString(), max);
      if (answer === 'too-many')
        throw problem(
          422,
          `This would change more than ${max.toLocaleString('en-US')} inquiries. Narrow your filters.`,
        );
      wakeMail(change);
      return answer;
    },
  );
}

const WHY_NOT = {
  unknown: [404, 'You can only undo your own changes, within a minute.'],
  'too-late': [409, 'It’s too late to undo this. Change the inquiries back individually.'],
  undone: [409, 'This was already undone.'],
} as const;

function undoRoute(app: App, { undo, wakeMail }: Deps): void {
  app.post(
    '/api/inquiries/bulk/:id/undo',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'undoChange', 'Undo your change within a minute', {
          description: '`id` is the Undo header of a single change, or the `bulkId` of a bulk change.',
        }),
        params: byId,
        response: responseSchemas({ 200: undoAnswerSchema }),
      },
    },
    async ({ params, staff }) => {
      const now = Date.now();
      const since = new Date(now - INQUIRY_ACTION_LIMITS.undoMs).toISOString();
      const answer = await undo.undo(params.id, staff, new Date(now).toISOString(), since);
      if (typeof answer === 'string') throw problem(WHY_NOT[answer][0], WHY_NOT[answer][1]);
      wakeMail({ spam: false });
      return answer;
    },
  );
}
