/**
 * Every route, and the accounts that may use it. A route that isn't listed here fails `access.test.ts`, so that its
 * author must decide. HEAD has the access of its GET.
 */
import type { StaffRole } from '#contract/staff/staff-roles.ts';
import type { Route } from '../../server/testing/routes.ts';

export type Access =
  /** Anyone; a session makes no difference to access. */
  | 'public'
  /** Anyone who has the password, code, link or signature; a session doesn't replace it. */
  | 'credentials'
  /** Any session; without one: 401. */
  | 'account'
  /** Work on inquiries: 401 without a session, 403 for editors. */
  | 'staff'
  /** Editing the site: 401 without a session, 403 for staff. */
  | 'editor'
  /** Owners alone: 401 without a session, 403 for everyone else. */
  | 'owner'
  /** The machine itself, or a client with the metrics token: 404 for anyone else. */
  | 'operator';

export const ROUTE_TABLE: Record<string, Access> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'operator',
  'GET /version': 'public',
  'GET /.well-known/security.txt': 'public',
  // The studio's color, which is part of the address.
  'GET /accent/*': 'public',
  'GET /images/inquiries/:file': 'public',
  'GET /api/challenge': 'public',
  'POST /api/inquiries': 'public',
  'POST /contact': 'public',
  'POST /api/cloudinary/signature': 'public',
  'POST /v1_1/:cloudName/image/upload': 'credentials',
  'POST /api/newsletter': 'public',
  'POST /newsletter': 'public',
  'GET /newsletter/confirm': 'credentials',
  'POST /newsletter/confirm': 'credentials',
  'GET /newsletter/unsubscribe': 'credentials',
  'POST /newsletter/unsubscribe': 'credentials',
  'GET /inquiry/*': 'credentials',
  'POST /inquiry/:token/:action': 'credentials',
  'GET /inquiry/:token/meeting': 'credentials',
  'GET /inquiry/:token/thank-you': 'credentials',
  'GET /inquiry/:token/files/:fileId': 'credentials',
  'POST /inquiry/:token/meeting/:action': 'credentials',
  // Anyone may load the page: it asks for a sign-in, and the API provides all its data.
  'GET /admin': 'public',
  'GET /admin/*': 'public',

  'POST /api/auth/sign-in/email': 'credentials',
  'POST /api/auth/two-factor/verify-totp': 'credentials',
  'POST /api/auth/two-factor/verify-backup-code': 'credentials',
  'POST /api/auth/passkey/challenge': 'public',
  'POST /api/auth/passkey/sign-in': 'credentials',
  'POST /api/auth/sign-out': 'public',
  'POST /api/staff/set-up': 'credentials',
  'POST /api/staff/set-up/holder': 'credentials',
  'POST /api/staff/forgotten-password': 'public',
  'POST /api/auth/change-password': 'account',
  'POST /api/auth/two-factor/enable': 'account',
  'POST /api/auth/two-factor/disable': 'account',
  'POST /api/auth/two-factor/generate-backup-codes': 'account',

  'GET /api/meetings': 'staff',
  'GET /api/inquiries/:id/meetings': 'staff',
  'GET /api/inquiries/:id/meeting-slots': 'staff',
  'POST /api/inquiries/:id/meetings': 'staff',
  'POST /api/inquiries/:id/meeting-proposals': 'staff',
  'DELETE /api/inquiries/:id/meeting-proposals': 'staff',
  'POST /api/meetings/:id/move': 'staff',
  'POST /api/meetings/:id/confirm': 'staff',
  'POST /api/meetings/:id/cancel': 'staff',
  'POST /api/meetings/:id/outcome': 'staff',
  'GET /api/booking/hours': 'staff',
  'PUT /api/booking/hours': 'staff',
  'GET /api/booking/hours/:staffId': 'owner',
  'PUT /api/booking/hours/:staffId': 'owner',
  'GET /api/booking/people': 'staff',
  'GET /api/booking/rules': 'staff',
  'PUT /api/booking/rules': 'owner',
  'POST /api/booking/feed': 'staff',
  'PUT /api/booking/busy': 'staff',
  'GET /calendar/:token.ics': 'credentials',

  'GET /api/staff/me': 'account',
  'GET /api/staff/names': 'staff',
  'GET /api/staff/account': 'account',
  'DELETE /api/staff/sessions': 'account',
  'DELETE /api/staff/sessions/:id': 'account',
  'GET /api/staff/push': 'staff',
  'PUT /api/staff/push': 'staff',
  'PUT /api/staff/push/devices': 'staff',
  'DELETE /api/staff/push/devices/:id': 'staff',
  'POST /api/staff/push/devices/:id/test': 'staff',
  'GET /api/staff/passkeys': 'account',
  'POST /api/staff/passkeys/challenge': 'account',
  'POST /api/staff/passkeys': 'account',
  'PUT /api/staff/passkeys/:id': 'account',
  'DELETE /api/staff/passkeys/:id': 'account',
  'GET /api/staff/profile': 'staff',
  'PUT /api/staff/profile': 'staff',
  'POST /api/staff/templates': 'staff',
  'PUT /api/staff/templates/:id': 'staff',
  'DELETE /api/staff/templates/:id': 'staff',
  'GET /api/staff/session-rule': 'owner',
  'PUT /api/staff/session-rule': 'owner',
  'GET /api/staff': 'owner',
  'POST /api/staff': 'owner',
  'PATCH /api/staff/:id': 'owner',
  'POST /api/staff/:id/sign-out': 'owner',
  'POST /api/staff/:id/link': 'owner',
  'DELETE /api/staff/:id/two-factor': 'owner',
  'GET /api/staff/events': 'owner',

  'GET /api/content': 'editor',
  'GET /api/content/search': 'editor',
  'GET /api/content/changes': 'editor',
  'GET /api/content/releases': 'editor',
  'POST /api/content/releases': 'editor',
  'POST /api/content/releases/:id/undo': 'editor',
  'GET /api/content/scheduled': 'editor',
  'POST /api/content/scheduled': 'editor',
  'DELETE /api/content/scheduled/:id': 'editor',
  'POST /api/content/scheduled/:id/publish': 'editor',
  'POST /api/content/:collection': 'editor',
  'GET /api/content/:collection/:slug': 'editor',
  'PUT /api/content/:collection/:slug': 'editor',
  'GET /api/content/:collection/:slug/history': 'editor',
  'GET /admin/preview': 'editor',
  'GET /api/content/preview-links': 'editor',
  'POST /api/content/preview-links': 'editor',
  'DELETE /api/content/preview-links/:id': 'editor',
  'GET /preview/:token': 'credentials',
  'GET /api/content/pictures': 'editor',
  'GET /api/content/pictures/by-file/:sha256': 'editor',
  'POST /api/content/pictures': 'editor',
  'DELETE /api/content/pictures/:id': 'editor',
  'POST /api/content/pictures/:id/removal': 'owner',
  'GET /pictures/:file': 'public',
  'POST /api/content/marks': 'owner',
  'GET /marks/:file': 'public',

  'GET /api/inquiries': 'staff',
  'GET /api/inquiries/:id': 'staff',
  'PATCH /api/inquiries/:id': 'staff',
  'POST /api/inquiries/new': 'staff',
  'GET /api/inquiries/counts': 'staff',
  'GET /api/inquiries/:id/duplicates': 'staff',
  'GET /api/inquiries/export.csv': 'staff',
  'GET /api/inquiries/export.json': 'staff',
  'GET /api/inquiries/:id/events': 'staff',
  'GET /api/inquiries/copies': 'staff',
  'POST /api/inquiries/:id/contacts': 'staff',
  'POST /api/inquiries/:id/attachment-views': 'staff',
  'PUT /api/inquiries/:id/read': 'staff',
  'PUT /api/inquiries/:id/viewing': 'staff',
  'DELETE /api/inquiries/:id/viewing': 'staff',
  'GET /api/inquiries/:id/visitor-link': 'staff',
  'POST /api/inquiries/:id/visitor-link': 'staff',
  'POST /api/inquiries/:id/replies': 'staff',
  'POST /api/inquiries/:id/reply-files': 'staff',
  'GET /api/inquiries/:id/reply-files': 'staff',
  'GET /api/inquiries/:id/reply-files/:fileId': 'staff',
  'DELETE /api/inquiries/:id/reply-files/:fileId': 'staff',
  'GET /api/inquiries/:id/mails': 'staff',
  'POST /api/inquiries/bulk': 'staff',
  'POST /api/inquiries/bulk/:id/undo': 'staff',
  'GET /api/views': 'staff',
  'GET /api/views/counts': 'staff',
  'GET /api/tokens': 'owner',
  'POST /api/tokens': 'owner',
  'DELETE /api/tokens/:id': 'owner',
  'GET /api/reports/google-ads.csv': 'owner',
  'GET /api/inquiries/tags': 'staff',
  'POST /api/views': 'staff',
  'PATCH /api/views/:id': 'staff',
  'DELETE /api/views/:id': 'staff',
  'GET /api/mails': 'staff',
  'GET /api/mails/summary': 'staff',
  'DELETE /api/mails/:id': 'staff',
  'POST /api/mails/:id/resend': 'staff',
  'POST /api/mails/:id/send-now': 'staff',
  'POST /api/mails/resend-dead': 'staff',
  'GET /api/inbound': 'staff',
  'GET /api/inbound/summary': 'staff',
  'GET /api/inbound/:id/raw': 'staff',
  'GET /api/inbound/:id/files/:n': 'staff',
  'POST /api/inbound/:id/file': 'staff',
  'POST /api/inbound/:id/inquiry': 'staff',
  'POST /api/inbound/:id/set-aside': 'staff',
  'POST /api/inbound/:id/restore': 'staff',
  'POST /api/inbound/:id/read-again': 'staff',
  'GET /api/live': 'staff',
  'GET /api/reports': 'staff',
  'GET /api/reports/export.csv': 'staff',
  'GET /api/newsletter/summary': 'staff',
  'GET /api/newsletter/export.csv': 'staff',
  'GET /api/newsletter/articles/:slug/preview': 'staff',
  'POST /api/newsletter/articles/:slug/test': 'staff',
  'POST /api/newsletter/articles/:slug/send': 'owner',

  'POST /api/erasures': 'owner',
  'GET /api/erasures': 'owner',
  'GET /api/erasures/traces': 'owner',
  'GET /api/erasures/preview': 'owner',
  'GET /api/people/export': 'owner',
  'GET /api/registers': 'owner',
  'GET /api/openapi.json': 'owner',
};

/** Whether the route is refused without a session. */
export const needsSession = (access: Access | undefined): boolean =>
  access !== undefined && access in MEANT_FOR;

/** The guards of routes that require a session. */
export const MEANT_FOR = {
  account: ['staff', 'editor', 'staff-editor', 'owner'],
  staff: ['staff', 'staff-editor', 'owner'],
  editor: ['editor', 'staff-editor', 'owner'],
  owner: ['owner'],
} as const satisfies Partial<Record<Access, readonly StaffRole[]>>;

/** The route's name in the table. */
export const nameOf = ({ method, url }: Pick<Route, 'method' | 'url'>) =>
  `${method === 'HEAD' ? 'GET' : method} ${url}`;
