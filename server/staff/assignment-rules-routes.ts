/** `/api/assignment-rules`, for owners (contract/staff/assignment-rules.ts). */
import { assignmentRulesChange, assignmentRulesSchema } from '#contract/staff/assignment-rules.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { assignmentRules, setAssignmentRules } from './assignment-rules-store.ts';
import { requireOwner } from './guard.ts';

export function assignmentRulesRoutes(app: App, db: Db): void {
  app.get(
    '/api/assignment-rules',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Staff', 'listAssignmentRules', 'List the rules that assign new inquiries'),
        response: responseSchemas({ 200: assignmentRulesSchema }),
      },
    },
    async () => ({ rules: await assignmentRules(db) }),
  );
  app.put(
    '/api/assignment-rules',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Staff', 'saveAssignmentRules', 'Save the rules that assign new inquiries', {
          description: 'The first rule that fits decides. `seen` are the rules as they were read.',
        }),
        body: assignmentRulesChange,
        response: responseSchemas({ 200: assignmentRulesSchema }),
      },
    },
    async ({ body: { rules, seen } }) => {
      if (!(await setAssignmentRules(db, rules, seen)))
        throw problem(412, 'Another owner changed these rules. Reload the page and make your change again.');
      return { rules };
    },
  );
}
