/** Names and texts of generated inquiries. Phone numbers use exchange 555, email addresses reserved domains. */
export const FIRST_NAMES =
  'Rosa José Ann María Tom Luís Karen Dave Beth Carlos Elena Grace Hank Ivy Jack Kim Leo Mia Noah Olga Paul Quinn Ray Sue Ted Uma Vic Walt Xóchitl Yuri Zoë Björn Jürgen Renée Søren Łucja Hồng Amélie Inés Niño Thérèse Dwayne Latoya Priya Wei Fatima Kofi Aiko Siobhán Mateo Lupe Bo Travis Earl Darlene Peggy'.split(
    ' ',
  );

export const LAST_NAMES =
  'Delgado García Smith Johnson Nguyễn Müller López Brown Davis Miller Wilson Moore Taylor Thomas Jackson White Harris Martin Thompson Young O’Brien Krause Schröder Weiß Hernández Peña Ramírez Ochoa Tran Patel Kim Chen Okafor Haddad Kowalski Bergström Nowak Dubois MacLeod Whitfield Lockhart Barrera Fuchs Groos Altgelt Voss Kuhlmann Castañeda Ibarra Zúñiga Ellis Foster Reed Vance Holloway Pruitt Teague'.split(
    ' ',
  );

export const AREA_CODES = ['512', '979', '830', '936', '737', '254', '325'];
export const MAIL_HOSTS = ['example.com', 'example.org', 'example.net'];

export const PLACES = [
  ['Austin', 'austin'],
  ['Bryan', 'bryan'],
  ['College Station', 'college-station'],
  ['Bee Cave', 'bee-cave'],
  ['Driftwood', 'driftwood'],
  ['Dripping Springs', 'dripping-springs'],
  ['Blanco', 'blanco'],
  ['Llano', 'llano'],
  ['Spicewood', 'spicewood'],
  ['Johnson City', 'johnson-city'],
  ['Marble Falls', 'marble-falls'],
  ['Round Rock', 'round-rock'],
  ['Cedar Park', 'cedar-park'],
  ['Georgetown', 'georgetown'],
  ['Pflugerville', 'pflugerville'],
  ['Lakeway', 'lakeway'],
  ['Wimberley', 'wimberley'],
  ['Fredericksburg', 'fredericksburg'],
] as const;

/** `{place}` is the town, `{n}` a small number, `{d}` a digit from 2 on, `{day}` from 4 to 20, `{k}` a number in thousands. */
export const SENTENCES = [
  'We own {n} acres outside of {place} with a ledge that faces south.',
  'Looking for a steel-frame house of about {k},{d}00 square feet near {place}.',
  'Our kitchen was built in 19{d}4 and needs everything, from wiring to cabinets.',
  'The upstairs bathroom leaks into the hallway and the tile is coming off.',
  'Could you tell us what a metal shop with an apartment above costs today?',
  'We would like to start in spring and live in it by Christmas.',
  'My husband uses a wheelchair, so doors must be wide and thresholds flat.',
  'Please call after five in the evening, I work at the hospital.',
  'The lot slopes about {n} feet from the road down to the creek.',
  'We have drawings from an architect in {place} and need somebody to build them.',
  'A porch and a screen on the west side, where the sun is worst.',
  'Is a house of SIPs quieter than a stick-frame one? The highway is close.',
  'There is an old stone barn that we want to keep.',
  'The foundation moved last summer; two engineers disagree about why.',
  'We are thinking of a guest house for my mother, one floor, {d}00 square feet.',
  'Our budget is {k}{n} thousand dollars including the well and the septic system.',
  'The deed restrictions ask for masonry on three sides.',
  'How do insulated metal panels hold up in hail?',
  'We want solar on the roof and a battery in the garage.',
  'The previous contractor left in March and does not answer.',
  'Rainwater collection is a must; the well gives {d} gallons a minute.',
  'A restaurant of {k},000 square feet on the square in {place}, opening next fall.',
  'Office build-out for {n} people, second floor, the landlord pays for part of it.',
  'Necesitamos ampliar la casa: dos cuartos y un baño. ¿Trabajan en {place}?',
  'Limestone outside, plaster inside, and as few materials as possible.',
  'We saw the house you built on the ridge and would like to visit one like it.',
  'The bank asks for a fixed price before closing on the {day}th.',
  'Termites got into the sill plates, so this time no wood in the walls.',
  'The deck is rotten at the ledger board, and the stairs with it.',
  'Do you take small jobs? Two doors, a gate and some drywall.',
  'Drainage first: every storm puts {d} inches of water in the carport.',
  'We need a permit set for the county and somebody to talk to the HOA.',
];

export const NOTES = [
  'Called, no answer, left a message.',
  'Spoke for {n} minutes. Wants to meet at the site in {place}.',
  'Sent the range for steel frame, waits for the survey.',
  'Bank has approved; survey comes on the {day}th.',
  'Wants references from a client near {place}.',
  'Has two other bids. Decides this month.',
  'Site visit done. Rock at {d} inches, good access from the road.',
  'Asked for drawings as PDF.',
  'Not now; write again in spring.',
  'Budget does not fit the size. Suggested {k},000 square feet.',
];

/** Short enough for the board's cards. */
export const NEXT_STEPS = [
  'Call about the survey',
  'Send the range for steel frame',
  'Ask whether the bank has approved',
  'Walk the lot with the engineer',
  'Send drawings as PDF',
];

export const SPAM = [
  'We can bring your website to the first page. Reply for a free audit of {n} keywords.',
  'Business loans up to {d}00 thousand dollars without collateral, approval in {n} hours.',
  'Dear sir, we supply panels from our factory at best price, MOQ {n}00 pieces.',
];

export const VISITS = [
  { landingPage: '/', referrer: 'https://www.google.com/' },
  { landingPage: '/contact' },
  { landingPage: '/services/custom-homes', referrer: 'https://www.google.com/' },
  { landingPage: '/how-we-build', referrer: 'https://www.bing.com/' },
  { landingPage: '/projects', referrer: 'https://www.houzz.com/' },
  { landingPage: '/', utmSource: 'newsletter', utmMedium: 'email', utmCampaign: 'spring' },
  { landingPage: '/services', utmSource: 'google', utmMedium: 'cpc', utmCampaign: 'hill-country' },
  { landingPage: '/manufacturer', referrer: 'https://www.facebook.com/' },
  { landingPage: '/cost-comparison', referrer: 'https://duckduckgo.com/' },
];
