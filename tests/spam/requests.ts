/** 1,000 requests as people send them: by hand and put together from sentences, some without JavaScript. */
import { createDraw, type Draw, type Post, shareOut } from './corpus.ts';
import { FIRST_NAMES, LAST_NAMES, PROVIDERS, SCRIPT_NAMES, TOWNS } from './people.ts';
import { WRITTEN_REQUESTS } from './requests-written.ts';

type Family = { name: string; count: number; heldOut?: boolean; parts: readonly (readonly string[])[] };

const SLOTS: Record<string, readonly string[]> = {
  town: TOWNS,
  near: ['in', 'near', 'outside of', 'just north of', 'between Austin and', 'about ten minutes from'],
  room: [
    'kitchen',
    'master bath',
    'hall bathroom',
    'laundry room',
    'living room',
    'back porch',
    'garage',
    'attic',
    'guest room',
    'pantry',
    'mudroom',
  ],
  thing: [
    'faucet',
    'back door',
    'garbage disposal',
    'ceiling fan',
    'gate',
    'stair rail',
    'toilet',
    'light switch',
    'closet shelf',
    'screen door',
    'mailbox',
    'baseboard',
  ],
  when: [
    'in the spring',
    'next year',
    'after the holidays',
    'as soon as possible',
    'this fall',
    'when school is out',
    'in about two years',
    'before the baby comes',
    'once we close',
  ],
  who: [
    'my wife and I',
    'my husband and I',
    'our family',
    'my parents',
    'my partner and I',
    'the four of us',
    'my brother and I',
  ],
  street: [
    'Pecan',
    'Live Oak',
    'Elm',
    'Mockingbird',
    'Cypress Creek',
    'Quail Hollow',
    'Congress',
    'Texas',
    'Ranch',
    'Bluebonnet',
  ],
  phone: [
    '512-555-01<n:10-99>',
    '(830) 555-01<n:10-99>',
    '979.555.01<n:10-99>',
    '+1 512 555 01<n:10-99>',
    '737 555 01<n:10-99>',
  ],
  plan: [
    'https://drive.google.com/file/d/1x<n:1000-9999>/view',
    'https://www.dropbox.com/s/k<n:100-999>/plans.pdf?dl=0',
    'https://www.houzz.com/ideabooks/<n:10000-99999>',
    'https://www.zillow.com/homedetails/<n:100-9999>-Example-Ln/',
    'https://photos.app.goo.gl/x<n:1000-9999>',
    'https://www.pinterest.com/us/our-house-<n:1-99>/',
    'https://1drv.ms/f/s!A<n:1000-9999>',
    'https://www.realtor.com/realestateandhomes-detail/<n:100-9999>',
    'https://maps.app.goo.gl/Q<n:1000-9999>',
    'https://youtu.be/a<n:1000-9999>',
    'https://www.architecturaldesigns.com/house-plans/<n:1000-9999>',
    'https://we.tl/t-<n:1000-9999>',
    'www.landwatch.com/<n:1000-9999>',
  ],
};

const FAMILIES: readonly Family[] = [
  {
    name: 'a new house',
    count: 190,
    parts: [
      [
        'Hello,',
        'Hi,',
        'Good morning,',
        'Hi there!',
        'To whom it may concern,',
        'Hey y’all,',
        'Dear Ledge & Frame team,',
        '',
        '',
      ],
      [
        'We own <n:1-40> acres <near> <town> and are thinking about a house of about <n:12-48>00 square feet.',
        '<who> are planning to build <near> <town> <when>.',
        'I just closed on a lot <near> <town>.',
        'We are under contract for <n:2-90> acres off FM <n:100-3400>.',
        'Looking for a builder for a custom home <near> <town>, roughly <n:15-40>00 sq ft.',
        'Our lot <near> <town> is steep and rocky and two builders have already passed.',
        'My parents are giving us a corner of their ranch <near> <town>.',
        'We’d like to talk about a steel frame house on our land <near> <town>.',
      ],
      [
        'One story, <n:2-5> bedrooms, a porch on two sides.',
        'We want it tight, quiet and cheap to cool.',
        'I like the courtyard plan on your site but it would have to be smaller.',
        'We are comparing SIPs with steel and insulated panels; your cost table helped a lot.',
        'No HOA, well and septic are not in yet.',
        'Our budget is around $<n:350-990>k without the land.',
        'There is a big live oak that has to stay.',
        'Allergies run in the family, so air quality matters more than granite.',
        'We work from home, so two offices with a door that closes.',
        'We need room for <n:2-6> horses as well, but that can come later.',
      ],
      [
        'What would the next step be?',
        'Could someone come out and look at the site?',
        'How far out are you booked?',
        'Is $<n:240-330> a square foot realistic?',
        'We are free most Saturdays.',
        'Please call me at <phone>.',
        'Happy to send the survey.',
        'What do you charge for design?',
        'Do you work with outside architects?',
        '',
      ],
      [
        'Thanks!',
        'Thank you, looking forward to hearing from you.',
        'Best regards',
        'Thanks so much',
        'Regards,',
        'Cheers',
        '',
        '',
      ],
    ],
  },
  {
    name: 'a remodel or an addition',
    count: 170,
    parts: [
      ['Hi,', 'Hello!', '', '', 'Good afternoon.', 'Hey,'],
      [
        'We would like to remodel our <room>.',
        'Our <room> has not been touched since 19<n:55-98>.',
        'Need a quote for a <room> remodel at <n:100-9900> <street> St.',
        'The <room> in our house <near> <town> needs to be gutted.',
        'I want to add a bedroom and bath to a house from 19<n:40-99> in <town>.',
        'We are thinking of enclosing the porch and redoing the <room>.',
        'My mom can’t use her <room> safely any more.',
        'Looking to take out the wall between the <room> and the hall.',
        'Water damage in the <room>, insurance has already paid out.',
      ],
      [
        'It is about <n:8-20> x <n:8-20>.',
        'Nothing fancy, just done right.',
        'The floor is soft near the window.',
        'We already have cabinets picked out.',
        'I have pictures on my phone.',
        'House is pier and beam.',
        'House is slab on grade, built 19<n:60-99>.',
        'Two contractors never called back.',
        'We can live elsewhere for six weeks.',
        'The electrical is original, so probably aluminum.',
        'Plumbing should stay where it is.',
      ],
      [
        'Budget is $<n:8-95>,000.',
        'What would something like this cost?',
        'When could you start?',
        'Do you need drawings first?',
        'Can you come and measure?',
        'Please email, I am in meetings all day.',
        'You can reach me at <phone>.',
        'Any time after <n:3-7> pm works.',
        '',
      ],
      ['Thank you', 'Thanks, <n:100-9900> <street> Dr', 'thanks', '', 'Appreciate it.'],
    ],
  },
  {
    name: 'a small job',
    count: 70,
    parts: [
      [
        'Need a handyman for a <thing> and a <thing>.',
        'My <thing> is broken.',
        'Could someone fix the <thing> and maybe the <thing> this week?',
        'Small list: <thing>, <thing>, <thing>.',
        'Do you do small repairs? <thing> and <thing>.',
        '<thing> came off the wall',
      ],
      [
        'I’m in <town>.',
        'We are at <n:100-9900> <street> Ln, <town>.',
        '',
        'No rush.',
        'Kind of urgent.',
        'Renting it out on the 1st.',
      ],
      ['Call <phone>', 'How much per hour?', 'Thanks.', 'Text is best: <phone>', 'I’m home mornings.', ''],
    ],
  },
  {
    name: 'terse, or a number alone',
    count: 80,
    parts: [
      [
        'Call me <phone>',
        'please call <phone>',
        '<phone> ask for Bill',
        'Need quote',
        'Remodel <room>',
        'build house <town>',
        '<n:3-5>/<n:2-4> <town> how much',
        'quote for <room> pls',
        'estimate <n:20-60>x<n:20-60> shop',
        'Interested in a consultation.',
        'price for metal building <n:30-80>x<n:40-99>',
        '<town> lot, <n:1-20> ac, new build',
        'looking for info on custom homes',
        'need a bid on a <room>',
        'wanting info. <phone>',
        'handyman needed <town>',
      ],
      ['', '', 'thx', 'thanks', 'asap', '<phone>', 'before noon', 'anytime'],
    ],
  },
  {
    name: 'in Spanish',
    count: 90,
    parts: [
      ['Hola,', 'Buenos días,', 'Buenas tardes.', '', 'Qué tal,'],
      [
        'Quisiera un presupuesto para remodelar la cocina.',
        'Necesito arreglar el techo de mi casa en <town>.',
        'Queremos construir una casa de <n:2-5> recámaras cerca de <town>.',
        'Estoy buscando quien me haga una ampliación de <n:10-30> por <n:10-30> pies.',
        'Tenemos un terreno de <n:1-20> acres y queremos saber cuánto cuesta construir.',
        'Me interesa cambiar el baño completo.',
        'Mi mamá necesita una rampa y un baño más ancho.',
        'Compramos una casa vieja en <town> y hay que arreglarla toda.',
      ],
      [
        'El presupuesto es como de $<n:10-400>,000.',
        'Es para mi familia.',
        'La casa es de 19<n:50-99>.',
        'Nos urge un poco.',
        'Todavía no tenemos planos.',
        'Ya tenemos los planos.',
        'Es una casa de un piso.',
        '',
      ],
      [
        '¿Cuándo pueden venir?',
        '¿Cuánto cobran por la visita?',
        'Mi teléfono es <phone>.',
        'Gracias.',
        'Muchas gracias, quedo pendiente.',
        '¿Hablan español?',
        'Llámeme después de las <n:4-8>.',
      ],
    ],
  },
  {
    name: 'in capitals',
    count: 50,
    parts: [
      [
        'I NEED A QUOTE ON A <room>.',
        'LOOKING TO BUILD <near> <town>.',
        'WANT NEW ROOF AND GUTTERS.',
        'NEED <n:30-60> BY <n:40-90> METAL BARN.',
        'PLEASE SEND SOMEONE TO LOOK AT MY <room>.',
        'HOUSE IS FROM 19<n:40-99> AND NEEDS WORK.',
      ],
      [
        'WE ARE ON A FIXED INCOME.',
        'DO NOT EMAIL. CALL <phone>.',
        'HUSBAND IS DISABLED VETERAN.',
        'WE ARE READY TO START.',
        'HAVE PLANS.',
        'LAND IS PAID FOR.',
      ],
      ['THANK YOU', 'THANKS', 'GOD BLESS', ''],
    ],
  },
  {
    name: 'with links to plans and places',
    count: 80,
    parts: [
      [
        'Here are our plans: <plan>',
        'This is the lot: <plan>',
        'We like this one <plan> and this one <plan>',
        'Survey and soil report: <plan>',
        'Pictures of the <room>: <plan>',
        'Our board of ideas <plan>, listing <plan>, plans <plan>',
        'Listing: <plan> . We want to remodel the <room>.',
      ],
      [
        'We want to build <when>, <near> <town>.',
        'Could you give us an estimate?',
        'Our house needs a new <room>.',
        'Can you tell us if it is buildable?',
        'What do you think it would cost?',
        '',
      ],
      ['Thanks!', 'Call me: <phone>', '', 'Thank you, talk soon.'],
    ],
  },
  {
    name: 'in a hurry, with emoji',
    count: 40,
    parts: [
      ['hiii 😊', 'hey!', 'omg hi', 'yo', 'hello 👋', ''],
      [
        'we love ur houses!! 🏡',
        'do u guys do <room>s??',
        'can u come look at my <room> 😬',
        'we r buying in <town> 🎉',
        'need a new <room> sooo bad',
        'our <room> is a disaster 😂',
      ],
      ['lmk!', 'txt me <phone> 📱', 'budget like <n:10-90>k 💸', 'thx 🙏', 'ty!!', '❤️'],
    ],
  },
  {
    name: 'a forwarded thread',
    count: 30,
    heldOut: true,
    parts: [
      [
        'FYI see below, can you help?\n\n',
        'Forwarding this from my sister:\n\n',
        'See thread.\n',
        'Please read from the bottom up.\n\n',
      ],
      [
        '---------- Forwarded message ---------\nFrom: Dana\nDate: Tue, Oct <n:1-28>\nSubject: Re: Re: house\n\n',
        '> On Mon, <n:1-12>:<n:10-59> PM someone wrote:\n> ',
        'From: Luis\nSent: Thursday\nTo: us\nSubject: FW: <room>\n\n',
      ],
      [
        '> The engineer says the beam is fine but the post is not. Who would do the <room>?\n',
        'The builder can’t start until <when>. Ask the people who did the Krueger place near <town>.\n',
        'I got the estimate for the <room>, it is $<n:9-80>,000. Ask for another one.\n',
        '> Septic permit came through. We can build now.\n',
      ],
      ['Can you take this on?', 'Would you give us a bid?', 'Our number is <phone>.', 'Thanks in advance.'],
    ],
  },
  {
    name: 'for a business of one’s own',
    count: 45,
    heldOut: true,
    parts: [
      [
        'I run a small <trade> <near> <town>.',
        'We own a <trade> in <town> and are out of space.',
        'Our <trade> is moving to a bigger shell space.',
        'I manage facilities for a <trade>.',
        'We are opening a second <trade> in <town>.',
      ],
      [
        'We need about <n:12-90>00 sq ft, ground up or remodel.',
        'The lease starts <when>.',
        'The landlord gives an allowance of $<n:20-60> a foot.',
        'We’d like our customers to stay dry when they come in.',
        'Our website has pictures of the current place.',
        'City wants an accessible restroom.',
        'Our sales have doubled and the building hasn’t.',
      ],
      [
        'Do you do design and construction both?',
        'Please send a proposal for the first phase.',
        'Who handles commercial projects at your company?',
        'Could we schedule a call?',
        'Can you give us a ballpark?',
        'What would the timeline be?',
      ],
      ['Thank you.', 'Best regards', 'Regards, Facilities', ''],
    ],
  },
  {
    name: 'a trade that wants to build with us',
    count: 35,
    heldOut: true,
    parts: [
      [
        'I saw your craft collaboration page.',
        'I’m a <craft> from <town>.',
        'We are a two-person <craft> shop.',
        'Saw one of your job sites near <town> and stopped to look.',
        'A friend on your crew told me to write.',
      ],
      [
        'I have <n:5-40> years as a <craft>, licensed and insured.',
        'We offer custom work only, no production.',
        'Our work has been in two of your projects already.',
        'I would like to be considered for future projects.',
        'We’d love to work with your company.',
        'I do restoration as well as new work.',
      ],
      [
        'References available.',
        'Pictures on request.',
        'Who should I talk to?',
        'Reach me at <phone>.',
        'Thanks for your time.',
      ],
    ],
  },
];
SLOTS.trade = [
  'bakery',
  'veterinary clinic',
  'coffee roaster',
  'feed store',
  'dental office',
  'machine shop',
  'yoga studio',
  'law office',
  'winery',
  'daycare',
  'brewery',
  'physical therapy clinic',
  'boutique',
  'church',
];
SLOTS.craft = [
  'stonemason',
  'welder',
  'cabinet maker',
  'finish carpenter',
  'plasterer',
  'timber framer',
  'electrician',
  'tile setter',
  'blacksmith',
  'roofer',
  'concrete finisher',
];

const TOTAL = 1000;

/** The same 1,000 on every run. */
export function realRequests(): Post[] {
  const draw = createDraw('requests of people');
  const posts = WRITTEN_REQUESTS.map((message, at) =>
    sentByPerson(draw, { family: 'written by hand', heldOut: at % 2 === 1, message }),
  );
  for (const { name, count, heldOut = false, parts } of shareOut(FAMILIES, TOTAL - posts.length))
    for (let n = 0; n < count; n++)
      posts.push(sentByPerson(draw, { family: name, heldOut, message: messageOf(draw, parts) }));
  return posts;
}

function messageOf(draw: Draw, parts: Family['parts']): string {
  const text = parts
    .map((choices) => draw.fill(draw.pick(choices), SLOTS))
    .filter(Boolean)
    .join(' ');
  // The form takes ten characters at least.
  return text.length >= 10 ? text : `${text} please`;
}

function sentByPerson(
  draw: Draw,
  { family, heldOut, message }: { family: string; heldOut: boolean; message: string },
): Post {
  const first = draw.pick(FIRST_NAMES);
  const last = draw.pick(LAST_NAMES);
  const script = draw.chance(0.05);
  const name = script
    ? draw.pick(SCRIPT_NAMES)
    : draw.pick([
        `${first} ${last}`,
        `${first} ${last}`,
        `${first} ${last}`,
        first,
        `${first} & ${draw.pick(FIRST_NAMES)} ${last}`,
        `${first} ${last}`.toUpperCase(),
        `${first} ${last}`.toLowerCase(),
        `Mrs. ${last}`,
        `Dr. ${first} ${last}, PhD`,
      ]);
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase() || 'familie';
  const local = draw.pick([
    `${plain(first)}.${plain(last)}`,
    `${plain(first)[0]}${plain(last)}`,
    `${plain(first)}${draw.between(1, 99)}`,
    `${plain(last)}family${draw.between(1, 9)}`,
    `${plain(first)}_${plain(last)}${draw.between(1960, 2004)}`,
    draw.pick([
      'txmom3boys',
      'bassfisher72',
      'gigem04',
      'hookem99',
      'rk7jt',
      'jlc4evr',
      'k9mom',
      '2ndchance',
      'mwmwmw',
      'thefunkyhouse',
    ]),
  ]);
  // Most browsers run the script; some people have none, an old browser, or stay over the form for hours.
  const way = draw.between(1, 100);
  const elapsed = draw.between(9, 1500) * 1000;
  return {
    family,
    heldOut,
    submission: {
      name: name.length >= 2 ? name : `${name} ${last}`,
      email: `${local}@${draw.pick(PROVIDERS)}`,
      ...(draw.chance(0.5) && { phone: draw.fill('<phone>', SLOTS) }),
      message,
      ...(way <= 93 && { elapsed: way === 93 ? 4200 : elapsed }),
      ...(draw.chance(0.15) && { attachments: ['/images/inquiries/example.webp'] }),
    },
    proof: way <= 88 || way === 93 ? 'solved' : way === 89 ? 'expired' : 'missing',
  };
}
