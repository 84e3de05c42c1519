/** `/api/settings`, for owners (contract/staff/settings.ts). */
import { mailAccount, mailAddresses, retention, settingsSchema } from '#contract/staff/settings.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import type { StaffAccounts } from '../staff/accounts.ts';
import { requireOwner } from '../staff/guard.ts';
import type { OwnerSettings } from './settings.ts';

type Deps = { accounts: StaffAccounts; settings: OwnerSettings };

const onRequest = requireOwner;
const response = responseSchemas({ 200: settingsSchema });
/** Sign-ins an hour: an owner tries settings, and a stolen session must not guess passwords or search the network. */
const config = { rateLimit: { max: 30, timeWindow: '1 hour' } };

export function settingsRoutes(app: App, { accounts, settings }: Deps): void {
  app.get(
    '/api/settings',
    { onRequest, schema: { ...operation('Settings', 'getSettings', 'Get the settings'), response } },
    () => settings.shown(),
  );
  app.put(
    '/api/settings/outgoing',
    {
      ...{ onRequest, config },
      schema: {
        ...operation('Settings', 'setOutgoingAccount', 'Set the account that sends email', {
          description:
            'Signs in first, and refuses an account that can’t. Omit the password to keep the saved one.',
        }),
        body: mailAccount,
        response,
      },
    },
    async (request) => {
      await settings.setOutgoing(await accounts.acting(request), request.body);
      return settings.shown();
    },
  );
  app.delete(
    '/api/settings/outgoing',
    {
      onRequest,
      schema: {
        ...operation('Settings', 'removeOutgoingAccount', 'Remove the account that sends email'),
        response,
      },
    },
    async (request) => {
      await settings.removeOutgoing(await accounts.acting(request));
      return settings.shown();
    },
  );
  app.put(
    '/api/settings/addresses',
    {
      onRequest,
      schema: {
        ...operation('Settings', 'setMailAddresses', 'Set where email comes from and goes to'),
        body: mailAddresses,
        response,
      },
    },
    async (request) => {
      await settings.setAddresses(await accounts.acting(request), request.body);
      return settings.shown();
    },
  );
  app.put(
    '/api/settings/retention',
    {
      onRequest,
      schema: {
        ...operation('Settings', 'setRetention', 'Set how long closed inquiries are kept'),
        body: retention,
        response,
      },
    },
    async (request) => {
      await settings.setRetention(await accounts.acting(request), request.body.days);
      return settings.shown();
    },
  );
}
