/**
 * For every route a good request, whose parts the tools bend one by one, or why there is none. A route that is missing here
 * fails `requests.test.ts`.
 */
import type { ScanTarget } from './target.ts';

export type Example = {
  /** With its query. A `*` marks a place in the path to be bent. */
  path: string;
  /** The answer to the request as it stands. */
  status: number;
  json?: unknown;
  form?: Record<string, string>;
  multipart?: Record<string, string>;
  /** `dear` hashes a password at each try; `deep` builds its query from the request. */
  depth?: 'dear' | 'deep';
};

type Examples = Record<string, ((t: ScanTarget) => Example) | string>;

const NOTHING_TAKEN = 'takes nothing from the request';
const ENDS_SESSION = 'would end the session that the scan needs; takes no value';
const FILTER =
  'q=ledge&status=new&service=&assignee=none&area=blanco&source=paper&from=2026-01-01&to=2027-12-31';
const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057';
const wrongPassword = { password: 'not the password' };

/** The request as browsers send it, without a challenge of ours. */
const CREDENTIAL = { id: 'AQID', rawId: 'AQID', type: 'public-key' };
const REGISTRATION = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
};
const ASSERTION = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};

const HOURS = {
  kinds: ['call', 'studio'],
  weekly: {
    ...{ mon: [{ from: '09:00', to: '17:00' }], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  },
  exceptions: [{ day: '2026-12-24', ranges: [] }],
  leadHours: null,
  base: 'bryan',
  maxTravelMinutes: 90,
};

const inquiry = {
  name: 'Rosa Delgado',
  email: 'rosa@example.com',
  phone: '512-555-0188',
  serviceType: '',
  message: 'Eleven acres outside of Blanco, a ledge facing south.',
  elapsed: 60_000,
  source: {
    landingPage: '/contact',
    referrer: 'https://search.example/',
    utmSource: 'paper',
    utmCampaign: 'spring',
  },
};

export const EXAMPLES: Examples = {
  'GET /api/inquiries': () => ({
    path: `/api/inquiries?${FILTER}&overdue=&spam=&sort=newest&limit=20&after=`,
    status: 200,
    depth: 'deep',
  }),
  'GET /api/inquiries/counts': () => ({
    path: `/api/inquiries/counts?${FILTER}&overdue=&spam=`,
    status: 200,
  }),
  'GET /api/inquiries/export.csv': () => ({
    path: `/api/inquiries/export.csv?${FILTER}&overdue=&spam=`,
    status: 200,
  }),
  'GET /api/inquiries/export.json': () => ({
    path: `/api/inquiries/export.json?${FILTER}&overdue=&spam=`,
    status: 200,
  }),
  'GET /api/inquiries/:id': (t) => ({ path: `/api/inquiries/${t.inquiryIds[1]}*`, status: 200 }),
  'GET /api/inquiries/:id/duplicates': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[1]}*/duplicates`,
    status: 200,
  }),
  'GET /api/inquiries/:id/events': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[1]}*/events`,
    status: 200,
  }),
  'GET /api/inquiries/:id/mails': (t) => ({ path: `/api/inquiries/${t.inquiryIds[1]}*/mails`, status: 200 }),
  'GET /api/inquiries/:id/visitor-link': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[1]}*/visitor-link`,
    status: 200,
  }),
  'GET /api/reports': () => ({ path: '/api/reports?from=2026-01-01&to=2026-12-31', status: 200 }),
  'GET /api/reports/export.csv': () => ({
    path: '/api/reports/export.csv?from=2026-01-01&to=2026-12-31',
    status: 200,
  }),
  'GET /api/mails': () => ({ path: `/api/mails?state=waiting&limit=10&after=${NOBODY}`, status: 200 }),
  'GET /api/people/export': () => ({ path: '/api/people/export?email=visitor1@example.com', status: 200 }),
  'GET /api/erasures/preview': () => ({
    path: '/api/erasures/preview?email=visitor1@example.com',
    status: 200,
  }),
  'GET /images/inquiries/:file': () => ({ path: `/images/inquiries/${'0'.repeat(40)}*.webp`, status: 404 }),
  'GET /inquiry/*': (t) => ({ path: `/inquiry/${t.visitorToken}*`, status: 200 }),
  'GET /inquiry/:token/meeting': (t) => ({
    path: `/inquiry/${t.visitorToken}/meeting?kind=call&day=2026-12-01&at=2026-12-01T15:00:00.000Z&staff=${t.ownerId}&zone=Europe/Berlin&moving=1&zones=1&done=book`,
    status: 200,
  }),
  'GET /inquiry/:token/thank-you': (t) => ({ path: `/inquiry/${t.visitorToken}*/thank-you`, status: 200 }),
  'GET /inquiry/:token/files/:fileId': (t) => ({
    path: `/inquiry/${t.visitorToken}*/files/${NOBODY}*`,
    status: 404,
  }),
  'POST /inquiry/:token/meeting/:action': (t) => ({
    path: `/inquiry/${t.visitorToken}/meeting/book`,
    multipart: {
      kind: 'call',
      at: '2026-12-01T15:00:00.000Z',
      staff: t.ownerId,
      place: '979-555-0101',
      zone: 'Europe/Berlin',
    },
    status: 409,
  }),
  'GET /calendar/:token.ics': () => ({ path: `/calendar/${'a'.repeat(22)}*.ics`, status: 404 }),
  'GET /api/meetings': (t) => ({
    path: `/api/meetings?from=2026-12-01&to=2026-12-31&staff=${t.ownerId}`,
    status: 200,
  }),
  'GET /api/inquiries/:id/meetings': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[1]}*/meetings`,
    status: 200,
  }),
  'GET /api/inquiries/:id/meeting-slots': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[1]}/meeting-slots?kind=call&from=2026-12-01&to=2026-12-14&staff=${t.ownerId}`,
    status: 200,
  }),
  'POST /api/inquiries/:id/meetings': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[6]}/meetings`,
    json: { kind: 'call', at: '2026-12-01T15:00:00.000Z', staffId: t.ownerId, place: '979-555-0101' },
    status: 409,
  }),
  'POST /api/inquiries/:id/meeting-proposals': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[6]}/meeting-proposals`,
    json: {
      kind: 'studio',
      times: [{ at: '2026-12-01T15:00:00.000Z', staffId: t.ownerId }],
      text: 'Would this suit you?',
    },
    status: 409,
  }),
  'DELETE /api/inquiries/:id/meeting-proposals': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[6]}*/meeting-proposals`,
    status: 204,
  }),
  'POST /api/meetings/:id/move': (t) => ({
    path: `/api/meetings/${NOBODY}*/move`,
    json: { at: '2026-12-01T15:00:00.000Z', staffId: t.ownerId },
    status: 404,
  }),
  'POST /api/meetings/:id/confirm': () => ({ path: `/api/meetings/${NOBODY}*/confirm`, status: 404 }),
  'POST /api/meetings/:id/cancel': () => ({ path: `/api/meetings/${NOBODY}*/cancel`, status: 404 }),
  'POST /api/meetings/:id/outcome': () => ({
    path: `/api/meetings/${NOBODY}*/outcome`,
    json: { outcome: 'held' },
    status: 404,
  }),
  'GET /api/booking/hours': NOTHING_TAKEN,
  'GET /api/booking/people': NOTHING_TAKEN,
  'GET /api/booking/rules': NOTHING_TAKEN,
  'GET /api/booking/hours/:staffId': (t) => ({ path: `/api/booking/hours/${t.ownerId}*`, status: 200 }),
  'PUT /api/booking/hours': () => ({ path: '/api/booking/hours', json: HOURS, status: 200 }),
  'PUT /api/booking/hours/:staffId': (t) => ({
    path: `/api/booking/hours/${t.ownerId}*`,
    json: HOURS,
    status: 200,
  }),
  'PUT /api/booking/rules': () => ({
    path: '/api/booking/rules',
    json: { leadHours: 24, horizonDays: 60, bufferMinutes: 15 },
    status: 200,
  }),
  'POST /api/booking/feed': () => ({
    path: '/api/booking/feed',
    json: { action: 'renew', names: false },
    status: 200,
  }),
  'PUT /api/booking/busy': () => ({
    path: '/api/booking/busy',
    json: { url: 'https://127.0.0.1/calendar.ics' },
    status: 200,
  }),
  'GET /newsletter/confirm': () => ({ path: '/newsletter/confirm?token=a.b.c', status: 410 }),
  'GET /newsletter/unsubscribe': () => ({ path: '/newsletter/unsubscribe?token=a.b', status: 410 }),
  'GET /admin/*': () => ({ path: '/admin/board*', status: 200 }),
  'GET /api/staff/events': () => ({ path: `/api/staff/events?before=${NOBODY}&limit=20`, status: 200 }),

  'POST /api/inquiries': () => ({ path: '/api/inquiries', json: inquiry, status: 201 }),
  'POST /contact': () => ({
    path: '/contact',
    multipart: {
      name: inquiry.name,
      email: inquiry.email,
      phone: inquiry.phone,
      serviceType: '',
      message: inquiry.message,
    },
    status: 303,
  }),
  'POST /api/newsletter': () => ({
    path: '/api/newsletter',
    json: { email: 'reader@example.com', page: '/blog' },
    status: 202,
  }),
  'POST /newsletter': () => ({
    path: '/newsletter',
    form: { email: 'reader@example.com', page: '/blog' },
    status: 303,
  }),
  'POST /newsletter/confirm': () => ({ path: '/newsletter/confirm', form: { token: 'a.b.c' }, status: 410 }),
  'POST /newsletter/unsubscribe': () => ({
    path: '/newsletter/unsubscribe?token=a.b',
    form: { token: 'a.b' },
    status: 410,
  }),
  'POST /inquiry/:token/:action': (t) => ({
    path: `/inquiry/${t.visitorToken}/contact`,
    multipart: { email: 'visitor0@example.com', phone: '979-555-0101' },
    status: 303,
  }),
  'POST /api/cloudinary/signature': () => ({
    path: '/api/cloudinary/signature',
    json: { paramsToSign: { folder: 'x', timestamp: 1 } },
    status: 200,
  }),
  'POST /v1_1/:cloudName/image/upload': () => ({
    path: '/v1_1/other*/image/upload',
    multipart: { api_key: '1', timestamp: '1', signature: 'a'.repeat(40), folder: 'inquiries' },
    status: 401,
  }),

  'POST /api/auth/sign-in/email': (t) => ({
    path: '/api/auth/sign-in/email',
    json: { email: t.owner.email, password: 'not the password' },
    status: 401,
    depth: 'dear',
  }),
  'POST /api/auth/passkey/sign-in': () => ({
    path: '/api/auth/passkey/sign-in',
    json: { response: ASSERTION },
    status: 400,
    depth: 'dear',
  }),
  'POST /api/auth/two-factor/verify-totp': () => ({
    path: '/api/auth/two-factor/verify-totp',
    json: { code: '123456' },
    status: 401,
    depth: 'dear',
  }),
  'POST /api/auth/two-factor/verify-backup-code': () => ({
    path: '/api/auth/two-factor/verify-backup-code',
    json: { code: 'abcde-fghij' },
    status: 401,
    depth: 'dear',
  }),
  'POST /api/staff/set-up': () => ({
    path: '/api/staff/set-up',
    json: {
      token: 'x'.repeat(32),
      name: 'Mallory',
      email: 'mallory@example.com',
      password: 'a long enough password',
    },
    status: 410,
    depth: 'dear',
  }),
  'POST /api/staff/set-up/holder': () => ({
    path: '/api/staff/set-up/holder',
    json: { token: 'x'.repeat(32) },
    status: 410,
  }),
  'POST /api/staff/forgotten-password': (t) => ({
    path: '/api/staff/forgotten-password',
    json: { email: t.owner.email },
    status: 202,
    depth: 'dear',
  }),
  'POST /api/auth/change-password': () => ({
    path: '/api/auth/change-password',
    json: { currentPassword: 'not the password', newPassword: 'another long password' },
    status: 400,
    depth: 'dear',
  }),
  'POST /api/auth/two-factor/enable': () => ({
    path: '/api/auth/two-factor/enable',
    json: wrongPassword,
    status: 400,
    depth: 'dear',
  }),
  'POST /api/auth/two-factor/disable': () => ({
    path: '/api/auth/two-factor/disable',
    json: wrongPassword,
    status: 400,
    depth: 'dear',
  }),
  'POST /api/auth/two-factor/generate-backup-codes': () => ({
    path: '/api/auth/two-factor/generate-backup-codes',
    json: wrongPassword,
    status: 400,
    depth: 'dear',
  }),

  'PATCH /api/inquiries/:id': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[2]}`,
    json: { status: 'contacted', notes: 'Called, calls back.' },
    status: 200,
  }),
  'POST /api/inquiries/:id/contacts': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[3]}/contacts`,
    json: { kind: 'call', text: 'Wants a visit.' },
    status: 201,
  }),
  'GET /api/inquiries/copies': (t) => ({
    path: `/api/inquiries/copies?ids=${t.inquiryIds[3]}`,
    status: 200,
  }),
  'POST /api/inquiries/:id/attachment-views': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[3]}/attachment-views`,
    json: { url: `${t.url}/images/inquiries/x.webp` },
    status: 404,
  }),
  'PUT /api/inquiries/:id/read': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[3]}*/read`,
    status: 204,
  }),
  'PUT /api/inquiries/:id/viewing': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[3]}*/viewing`,
    status: 200,
  }),
  'DELETE /api/inquiries/:id/viewing': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[3]}*/viewing`,
    status: 204,
  }),
  'POST /api/inquiries/:id/visitor-link': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[4]}/visitor-link`,
    json: { action: 'renew' },
    status: 200,
  }),
  'POST /api/inquiries/:id/replies': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[5]}/replies`,
    json: { subject: 'Your house', text: 'Thank you for writing.' },
    status: 201,
  }),
  'POST /api/inquiries/:id/reply-files': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[5]}/reply-files`,
    multipart: { name: 'plan.pdf' },
    status: 400,
  }),
  'GET /api/inquiries/:id/reply-files': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[5]}*/reply-files`,
    status: 200,
  }),
  'GET /api/inquiries/:id/reply-files/:fileId': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[5]}/reply-files/${NOBODY}*`,
    status: 404,
  }),
  'DELETE /api/inquiries/:id/reply-files/:fileId': (t) => ({
    path: `/api/inquiries/${t.inquiryIds[5]}/reply-files/${NOBODY}*`,
    status: 404,
  }),
  'POST /api/inquiries/bulk': () => ({
    path: '/api/inquiries/bulk',
    json: { filter: { q: 'house', area: 'blanco', source: 'paper' }, change: { status: 'contacted' } },
    status: 200,
  }),
  'POST /api/inquiries/bulk/:id/undo': () => ({ path: `/api/inquiries/bulk/${NOBODY}*/undo`, status: 404 }),
  'POST /api/views': () => ({
    path: '/api/views',
    json: { name: 'Mine', query: 'q=oak&status=new' },
    status: 201,
  }),
  'PATCH /api/views/:id': () => ({ path: `/api/views/${NOBODY}*`, json: { name: 'Ours' }, status: 404 }),
  'DELETE /api/views/:id': () => ({ path: `/api/views/${NOBODY}*`, status: 404 }),
  'DELETE /api/mails/:id': () => ({ path: `/api/mails/${NOBODY}*`, status: 404 }),
  'GET /api/inbound': () => ({ path: `/api/inbound?state=waiting&after=${NOBODY}`, status: 200 }),
  'GET /api/inbound/:id/raw': () => ({ path: `/api/inbound/${NOBODY}*/raw`, status: 404 }),
  'GET /api/inbound/:id/files/:n': () => ({ path: `/api/inbound/${NOBODY}*/files/0*`, status: 404 }),
  'POST /api/inbound/:id/file': (t) => ({
    path: `/api/inbound/${NOBODY}*/file`,
    json: { inquiryId: t.inquiryIds[1] },
    status: 404,
  }),
  'POST /api/inbound/:id/inquiry': () => ({
    path: `/api/inbound/${NOBODY}*/inquiry`,
    json: { name: 'Rosa Delgado' },
    status: 404,
  }),
  'POST /api/inbound/:id/set-aside': () => ({ path: `/api/inbound/${NOBODY}*/set-aside`, status: 404 }),
  'POST /api/inbound/:id/restore': () => ({ path: `/api/inbound/${NOBODY}*/restore`, status: 404 }),
  'POST /api/inbound/:id/read-again': () => ({ path: `/api/inbound/${NOBODY}*/read-again`, status: 404 }),
  'POST /api/mails/:id/resend': () => ({ path: `/api/mails/${NOBODY}*/resend`, status: 404 }),
  'POST /api/mails/:id/send-now': () => ({ path: `/api/mails/${NOBODY}*/send-now`, status: 404 }),
  'POST /api/staff': () => ({
    path: '/api/staff',
    json: { name: 'Ben', email: 'ben@example.com', role: 'staff' },
    status: 201,
  }),
  'PATCH /api/staff/:id': () => ({ path: `/api/staff/${NOBODY}*`, json: { role: 'staff' }, status: 404 }),
  'POST /api/staff/:id/sign-out': () => ({ path: `/api/staff/${NOBODY}*/sign-out`, status: 404 }),
  'POST /api/staff/:id/link': () => ({ path: `/api/staff/${NOBODY}*/link`, status: 404 }),
  'GET /api/content': NOTHING_TAKEN,
  'GET /api/content/search': () => ({ path: '/api/content/search?words=granite*', status: 200 }),
  'GET /api/content/changes': NOTHING_TAKEN,
  'GET /api/content/releases': NOTHING_TAKEN,
  'GET /api/content/preview-links': NOTHING_TAKEN,
  'POST /api/content/preview-links': () => ({
    path: '/api/content/preview-links',
    json: { path: '/services', days: 7 },
    status: 201,
  }),
  'DELETE /api/content/preview-links/:id': () => ({
    path: `/api/content/preview-links/${NOBODY}*`,
    status: 404,
  }),
  'GET /preview/:token': () => ({ path: `/preview/${'a'.repeat(22)}*?path=/team`, status: 404 }),
  'GET /api/content/pictures': NOTHING_TAKEN,
  'GET /api/content/pictures/by-file/:sha256': () => ({
    path: `/api/content/pictures/by-file/${'0'.repeat(64)}*`,
    status: 404,
  }),
  'POST /api/content/pictures': () => ({
    path: '/api/content/pictures',
    multipart: { name: 'IMG_0001.JPG' },
    status: 400,
  }),
  'DELETE /api/content/pictures/:id': () => ({
    path: `/api/content/pictures/${'0'.repeat(20)}*`,
    status: 404,
  }),
  'POST /api/content/pictures/:id/removal': () => ({
    path: `/api/content/pictures/${'0'.repeat(20)}*/removal`,
    status: 404,
  }),
  'GET /pictures/:file': () => ({ path: `/pictures/${'0'.repeat(20)}-480*.webp`, status: 404 }),
  'POST /api/content/marks': () => ({
    path: '/api/content/marks',
    multipart: { name: 'logo.png' },
    status: 400,
  }),
  'GET /marks/:file': () => ({ path: `/marks/${'0'.repeat(20)}-1*.webp`, status: 404 }),
  'POST /api/content/releases': () => ({
    path: '/api/content/releases',
    json: { records: [{ collection: 'areas', slug: 'llano', version: 1 }] },
    status: 409,
  }),
  'POST /api/content/releases/:id/undo': () => ({
    path: `/api/content/releases/${NOBODY}*/undo`,
    status: 409,
  }),
  'GET /api/content/scheduled': NOTHING_TAKEN,
  'POST /api/content/scheduled': () => ({
    path: '/api/content/scheduled',
    json: {
      records: [{ collection: 'areas', slug: 'llano', version: 1 }],
      dueAt: '2027-03-01T13:30:00.000Z',
    },
    status: 409,
  }),
  'DELETE /api/content/scheduled/:id': () => ({ path: `/api/content/scheduled/${NOBODY}*`, status: 404 }),
  'POST /api/content/scheduled/:id/publish': () => ({
    path: `/api/content/scheduled/${NOBODY}*/publish`,
    status: 404,
  }),
  'POST /api/content/:collection': () => ({
    path: '/api/content/projects*',
    json: { name: 'Pecan Court', from: 'ridge-house' },
    status: 201,
  }),
  'GET /api/content/:collection/:slug': () => ({ path: '/api/content/areas*/llano*', status: 200 }),
  'PUT /api/content/:collection/:slug': () => ({
    path: '/api/content/areas*/llano*',
    json: { value: { name: 'Llano', lede: 'Granite.' }, hidden: false },
    status: 200,
  }),
  'GET /api/content/:collection/:slug/history': () => ({
    path: '/api/content/areas*/llano*/history',
    status: 200,
  }),
  'GET /accent/*': () => ({ path: '/accent/8a4b21*-d9a066*.css', status: 404 }),
  'GET /admin/preview': () => ({ path: '/admin/preview?path=/team&theme=dark', status: 200 }),
  'DELETE /api/staff/:id/two-factor': () => ({ path: `/api/staff/${NOBODY}*/two-factor`, status: 404 }),
  'DELETE /api/staff/sessions/:id': () => ({ path: `/api/staff/sessions/${NOBODY}*`, status: 200 }),
  'GET /api/staff/push': NOTHING_TAKEN,
  'PUT /api/staff/push': () => ({
    path: '/api/staff/push',
    json: { kinds: ['new'], quiet: { from: '20:00', until: '07:00' } },
    status: 200,
  }),
  'PUT /api/staff/push/devices': () => ({
    path: '/api/staff/push/devices',
    json: { endpoint: 'https://push.example/x', keys: { p256dh: 'BNcR', auth: 'tBHI' }, name: 'Phone' },
    status: 400,
  }),
  'DELETE /api/staff/push/devices/:id': () => ({
    path: `/api/staff/push/devices/${NOBODY}*`,
    status: 404,
  }),
  'POST /api/staff/push/devices/:id/test': () => ({
    path: `/api/staff/push/devices/${NOBODY}*/test`,
    status: 404,
  }),
  'GET /api/staff/passkeys': NOTHING_TAKEN,
  'POST /api/staff/passkeys/challenge': () => ({
    path: '/api/staff/passkeys/challenge',
    json: wrongPassword,
    status: 400,
    depth: 'dear',
  }),
  'POST /api/staff/passkeys': () => ({
    path: '/api/staff/passkeys',
    json: { name: 'Phone', response: REGISTRATION },
    status: 400,
  }),
  'PUT /api/staff/passkeys/:id': () => ({
    path: `/api/staff/passkeys/${NOBODY}*`,
    json: { name: 'Phone' },
    status: 404,
  }),
  'DELETE /api/staff/passkeys/:id': () => ({ path: `/api/staff/passkeys/${NOBODY}*`, status: 404 }),
  'PUT /api/staff/profile': () => ({
    path: '/api/staff/profile',
    json: { publicName: 'Ann Owner', signature: 'Estimator', assignmentMails: true },
    status: 200,
  }),
  'PUT /api/staff/session-rule': () => ({
    path: '/api/staff/session-rule',
    json: { rule: 'short' },
    status: 200,
  }),
  'POST /api/staff/templates': () => ({
    path: '/api/staff/templates',
    json: { label: 'Soon', subject: 'Soon', text: 'Hello {firstName}' },
    status: 201,
  }),
  'PUT /api/staff/templates/:id': () => ({
    path: `/api/staff/templates/${NOBODY}*`,
    json: { label: 'Later', subject: 'Later', text: 'Hello {firstName}' },
    status: 404,
  }),
  'DELETE /api/staff/templates/:id': () => ({ path: `/api/staff/templates/${NOBODY}*`, status: 404 }),
  'GET /api/newsletter/articles/:slug/preview': () => ({
    path: '/api/newsletter/articles/nothing*/preview',
    status: 404,
  }),
  'POST /api/newsletter/articles/:slug/test': () => ({
    path: '/api/newsletter/articles/nothing*/test',
    status: 404,
  }),
  'POST /api/newsletter/articles/:slug/send': () => ({
    path: '/api/newsletter/articles/nothing*/send',
    status: 404,
  }),
  'POST /api/erasures': () => ({
    path: '/api/erasures',
    json: { email: 'stranger@example.com' },
    status: 404,
  }),

  'GET /healthz': NOTHING_TAKEN,
  'GET /readyz': NOTHING_TAKEN,
  'GET /metrics': NOTHING_TAKEN,
  'GET /api/challenge': NOTHING_TAKEN,
  'GET /admin': NOTHING_TAKEN,
  'GET /api/staff/me': NOTHING_TAKEN,
  'GET /api/staff/names': NOTHING_TAKEN,
  'GET /api/staff/account': NOTHING_TAKEN,
  'GET /api/staff/profile': NOTHING_TAKEN,
  'GET /api/staff/session-rule': NOTHING_TAKEN,
  'GET /api/staff': NOTHING_TAKEN,
  'GET /api/views': NOTHING_TAKEN,
  'GET /api/views/counts': NOTHING_TAKEN,
  'GET /api/mails/summary': NOTHING_TAKEN,
  'GET /api/inbound/summary': NOTHING_TAKEN,
  'GET /api/newsletter/summary': NOTHING_TAKEN,
  'GET /api/newsletter/export.csv': NOTHING_TAKEN,
  'GET /api/erasures': NOTHING_TAKEN,
  'GET /api/erasures/traces': NOTHING_TAKEN,
  'GET /api/registers': NOTHING_TAKEN,
  'POST /api/mails/resend-dead': NOTHING_TAKEN,
  'GET /api/live': 'its answer never ends; its one parameter must be an instant',
  'POST /api/auth/passkey/challenge': NOTHING_TAKEN,
  'POST /api/auth/sign-out': ENDS_SESSION,
  'DELETE /api/staff/sessions': ENDS_SESSION,
};
