/** Sample emails of every kind, plain and difficult, for tests and previews. */
import { valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import type {
  MailContent,
  MailedInquiry,
  MailedMeeting,
  MailKind,
  MailPicture,
} from '#contract/mail/mail.ts';

const origin = 'https://www.ledgeandframe.example';
const ids = ['3f', 'a0', '7c', '19', 'e4'];

export const pictures: MailPicture[] = ids.map((id) => ({
  url: `${origin}/images/inquiries/${id.repeat(20)}.webp`,
  thumbnail: `${origin}/images/inquiries/${id.repeat(20)}-480.webp`,
}));

export const inquiry: MailedInquiry = {
  reference: 'LF-7K3M-92',
  ...valuesOf({
    name: 'Rosa Delgado',
    email: 'rosa.delgado@example.com',
    phone: '512-555-0188',
    serviceType: 'remodel',
    message:
      'We have eleven acres outside of Blanco, a limestone ledge that falls to the south.\n\nThe house is from 1962. We would like two rooms more, and a porch that is in the shade after three.\nCould you look at it in December?',
  }),
  pictures: pictures.slice(0, 3),
  area: 'Blanco',
  source: {
    landingPage: '/service-area/blanco',
    referrer: 'www.google.com',
    campaign: 'spring / newsletter',
  },
  createdAt: '2026-11-21T18:11:00.000Z',
  answerDueAt: '2026-11-22T18:11:00.000Z',
};

/** The least that the form accepts. */
export const bare: MailedInquiry = {
  ...inquiry,
  name: 'Li',
  phone: null,
  serviceType: null,
  message: 'Please call',
  pictures: [],
  area: null,
  source: { landingPage: null, referrer: null, campaign: null },
};

export const spanish: MailedInquiry = {
  ...inquiry,
  name: 'María de los Ángeles Fernández-Echeverría y Ruiz de Apodaca',
  email: 'maria.de.los.angeles.fernandez.echeverria.y.ruiz@construcciones-del-valle.example.com',
  message:
    'Buenos días:\n\nQueremos ampliar la casa de mis suegros en Marble Falls: una recámara, un baño accesible y una terraza con sombra. ¿Cuánto cuesta y cuándo podrían venir a verla?\n\nMuchas gracias,\nMaría',
};

export const TEN_THOUSAND =
  `${'The slab, the ledge, the wind from the south. '.repeat(220)}${'x'.repeat(600)}`.slice(0, 10_000);
export const long: MailedInquiry = { ...inquiry, message: TEN_THOUSAND, pictures };

/** HTML, header lines and direction marks in every field that a visitor types. */
export const hostile: MailedInquiry = {
  ...inquiry,
  name: '<img src=x onerror=alert(1)>\r\nBcc: all@example.com \u202Egnp.exe',
  email: 'a&b?subject=x@example.com',
  phone: '"><script>1</script>',
  serviceType: '<b>Custom</b>',
  message: '</td></table><script>alert(1)</script>\n<a href="javascript:alert(1)">click</a> & more',
  area: '<i>Blanco</i>',
  source: { landingPage: '/<u>', referrer: '<s>', campaign: '"><svg onload=x>' },
};

const dashboardUrl = `${origin}/admin?inquiry=01980000-0000-7000-8000-000000000001`;
const inquiryUrl = `${origin}/inquiry/pV3nq0Yw6mB1kz8hTt5rGQ`;

const meeting: MailedMeeting = {
  reference: inquiry.reference,
  kind: 'site',
  startsAt: '2026-12-01T16:00:00.000Z',
  endsAt: '2026-12-01T17:30:00.000Z',
  zone: 'America/New_York',
  staffName: 'Dana Whitfield',
  where: '2214 County Road 406, Blanco, Texas',
  reminders: true,
  meetingUrl: `${inquiryUrl}/meeting`,
};
const { startsAt: _startsAt, endsAt: _endsAt, staffName: _staffName, ...proposed } = meeting;

/** One sample of each kind. */
export const samples: { [Kind in MailKind]: MailContent[Kind] } = {
  'inquiry-staff': { inquiry, dashboardUrl },
  'inquiry-visitor': { inquiry, inquiryUrl },
  reply: {
    reference: inquiry.reference,
    subject: 'Your addition in Blanco',
    text: 'Dear Rosa,\n\nthank you for the pictures. The ledge is the best thing that can happen to a porch.\n\nMay we come by on Tuesday, December 1, at 10 in the morning? We bring the level and an hour of time, and the visit costs nothing.',
    staffName: 'Dana Whitfield',
    signature: null,
    inquiryUrl,
    meetingUrl: `${inquiryUrl}/meeting`,
  },
  'visitor-update': {
    inquiry,
    change: {
      kind: 'message',
      text: 'We found the old plans.\nThe septic field is at the north side.',
      attachments: pictures.slice(3).map(({ url }) => url),
    },
    pictures: pictures.slice(3),
    dashboardUrl,
  },
  assignment: {
    assignedBy: 'Dana Whitfield',
    inquiry,
    dueAt: inquiry.answerDueAt,
    count: 1,
    url: dashboardUrl,
  },
  invitation: {
    name: 'Omar Haddad',
    invitedBy: 'Dana Whitfield',
    url: `${origin}/admin/set-up?token=Zk1`,
    expiresAt: '2026-11-28T18:11:00.000Z',
  },
  'password-reset': {
    name: 'Omar Haddad',
    url: `${origin}/admin/set-up?token=Zk2`,
    expiresAt: '2026-11-21T19:11:00.000Z',
  },
  'two-factor-removed': { removedBy: 'Dana Whitfield', accountUrl: `${origin}/admin/account` },
  'passkey-added': { name: 'iPhone in the truck', accountUrl: `${origin}/admin/account#passkeys` },
  'passkey-removed': { name: 'Old laptop', accountUrl: `${origin}/admin/account#passkeys` },
  'site-alert': {
    over: false,
    problems: [
      {
        says: 'The last backup at s3.example.com was made at 2026-11-18T09:00:00.000Z (212 MB). That is more than two days ago.',
        todo: 'Ask your site administrator.',
      },
    ],
    startUrl: `${origin}/admin/start`,
  },
  'newsletter-confirmation': { confirmUrl: `${origin}/newsletter/confirm/Zk3` },
  'newsletter-article': {
    title: 'Thermal Bridges in a Rigid Steel Frame',
    excerpt:
      'Where a column stands on the slab and where a beam meets the wall, heat finds a way around the insulation. Four details that close it.',
    category: 'Building Science',
    articleUrl: `${origin}/blog/thermal-bridges-in-a-steel-portal-frame`,
    unsubscribeUrl: `${origin}/newsletter/leave/Zk4`,
  },
  'meeting-requested': { meeting, heldUntil: '2026-11-21T00:11:00.000Z' },
  'meeting-booked': { meeting },
  'meeting-moved': { meeting, from: '2026-11-30T20:00:00.000Z' },
  'meeting-cancelled': { meeting },
  'meeting-reminder': { meeting },
  'meeting-proposed': {
    meeting: proposed,
    times: [
      { startsAt: meeting.startsAt, endsAt: meeting.endsAt, staffName: 'Dana Whitfield' },
      {
        startsAt: '2026-12-03T20:00:00.000Z',
        endsAt: '2026-12-03T21:30:00.000Z',
        staffName: 'Omar Haddad',
      },
    ],
    text: 'Dear Rosa,\n\nwould one of these suit you? Bring the old plans if you find them.',
    heldUntil: '2026-11-28T15:30:00.000Z',
    staffName: 'Dana Whitfield',
  },
  'meeting-staff': {
    change: 'moved',
    by: null,
    kind: 'site',
    startsAt: meeting.startsAt,
    from: '2026-11-30T20:00:00.000Z',
    about: {
      reference: inquiry.reference,
      name: inquiry.name,
      phone: inquiry.phone,
      where: meeting.where,
    },
    url: dashboardUrl,
  },
};
