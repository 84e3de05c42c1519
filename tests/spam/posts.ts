/** 1,000 posts of programs and sellers, by hand and put together from sentences; some run a browser, most don't. */
import { createDraw, type Draw, type Post, shareOut } from './corpus.ts';
import { BOT_NAMES, FIRST_NAMES, LAST_NAMES } from './people.ts';
import { WRITTEN_POSTS } from './posts-written.ts';

type Family = {
  name: string;
  count: number;
  heldOut?: boolean;
  /** How often it runs a real browser: passes the proof, takes its time, leaves the hidden field alone. */
  browsers: number;
  parts: readonly (readonly string[])[];
};

const SLOTS: Record<string, readonly string[]> = {
  url: [
    'https://<word>-<word>.example.<end>/<n:10-999>',
    'http://<word><word>.example.<end>',
    'www.<word><word>.example.com',
    'https://bit.ly/<n:1000-9999>x',
    'https://<word>.example.com/offer',
  ],
  word: [
    'best',
    'top',
    'mega',
    'rank',
    'fast',
    'prime',
    'lucky',
    'global',
    'smart',
    'deal',
    'growth',
    'pixel',
    'nova',
    'royal',
  ],
  end: ['com', 'ru', 'xyz', 'top', 'site', 'online', 'shop', 'click', 'net', 'info'],
  trade: [
    'contractors',
    'builders',
    'remodelers',
    'construction companies',
    'home builders',
    'design-build firms',
  ],
  person: ['Alex', 'Priya', 'Mike', 'Sarah', 'Jordan', 'Elena', 'Ravi', 'Emma'],
  place: ['Texas', 'your area', 'Austin', 'Bryan', 'the Hill Country', 'the US'],
};

const FAMILIES: readonly Family[] = [
  {
    name: 'search rankings',
    count: 85,
    browsers: 0.3,
    parts: [
      ['Hi there,', 'Hello,', 'Hello Sir/Madam,', 'Hi team,', 'Hey,', 'Dear business owner,', ''],
      [
        'I was going through your website and found some technical errors.',
        'I came across your site and it has great potential but little traffic.',
        'Your website is not ranking on Google for your main keywords.',
        'I ran a quick SEO check of your site and the score is 41/100.',
        'Your competitors in <place> are ranking above you.',
        'We are a team of SEO experts with 10 years of experience.',
      ],
      [
        'We can put you on the first page of Google in 90 days.',
        'We build high quality backlinks and on-page optimization.',
        'Our SEO packages start at $<n:99-499> per month.',
        'We guarantee more organic traffic and leads.',
        'I can increase your visibility on search engines and Google Maps.',
        'We do white hat SEO, local SEO and content.',
      ],
      [
        'Can I send you a free audit?',
        'Would you be interested in a quick call?',
        'Let me know and I’ll send you a quote and our past results.',
        'Reply with your phone number and a good time to call.',
        'Shall I send the report?',
        'See our prices: <url>',
      ],
    ],
  },
  {
    name: 'guest posts and backlinks',
    count: 65,
    browsers: 0.25,
    parts: [
      ['Hi,', 'Hello webmaster,', 'Hey there,', 'Dear admin,', 'Hello editor,'],
      [
        'Do you accept guest posts?',
        'I’d like to publish a sponsored article on your website.',
        'I am interested in link insertion in one of your existing articles.',
        'We have a client who wants a dofollow backlink from your blog.',
        'I’m a freelance writer and would love to write for your blog.',
        'We offer high DA guest posting on <n:500-9000> sites.',
      ],
      [
        'What is your price per post?',
        'We pay $<n:20-150> per link through PayPal.',
        'The article will be unique and related to your niche.',
        'Our sites have DA 50+ and real organic traffic.',
        'Casino and CBD links also welcome, what would the rates be?',
        'It is a win-win collaboration for both our sites and audience.',
      ],
      [
        'Please let me know.',
        'Waiting for your reply.',
        'See the list of sites: <url>',
        'Thanks, <person>',
        '',
      ],
    ],
  },
  {
    name: 'coins and trading',
    count: 65,
    browsers: 0.1,
    parts: [
      ['', 'Hello,', 'URGENT:', 'Good news!', 'Attention'],
      [
        'Earn $<n:500-9000> per day with Bitcoin.',
        'Our trading bot makes <n:3-40>% daily profit.',
        'Forex signals with 97% accuracy.',
        'Invest in crypto with as little as $250.',
        'Your BTC wallet has a pending transfer of 1.<n:100-900> BTC.',
        'Passive income with USDT staking is real.',
        'Elon Musk’s new crypto airdrop is live.',
        'I turned $200 into $<n:10-90>,000 with binary options.',
      ],
      [
        'Register here: <url>',
        'Claim it now <url>',
        'Contact my manager on Telegram.',
        'Withdraw any time, guaranteed returns.',
        'Limited spots, act now <url>',
        'Ask me how on WhatsApp.',
      ],
    ],
  },
  {
    name: 'casinos',
    count: 60,
    browsers: 0.1,
    parts: [
      ['', 'Hello!', 'Hey gamer,'],
      [
        'Play at the best online casino of 2026.',
        'Get <n:50-500> free spins with no deposit.',
        'Online slots with the highest payouts.',
        'Sports betting with the best odds.',
        'Live roulette and blackjack, welcome bonus of <n:100-500>%.',
        'Top poker rooms and jackpots compared.',
        '1xbet promo code gives a bonus of 130%',
      ],
      ['<url>', 'Join now: <url>', 'Sign up <url>', 'Read the review on our site', 'Bonus code inside'],
    ],
  },
  {
    name: 'pills',
    count: 50,
    browsers: 0.1,
    parts: [
      ['', 'Hi', 'Special offer:'],
      [
        'Buy cheap Viagra online.',
        'Generic cialis <n:5-40>mg without prescription.',
        'Canadian pharmacy, lowest prices.',
        'Order tramadol overnight delivery.',
        'Ozempic without a prescription.',
        'Male enhancement that works.',
        'Buy modafinil and xanax online.',
        'CBD oil and weight loss gummies.',
      ],
      [
        '<url>',
        'Order now <url>',
        'Free shipping <url>',
        'Discreet packaging worldwide.',
        '[url=<url>]pills[/url]',
        '<a href="<url>">buy</a>',
      ],
    ],
  },
  {
    name: 'links and nothing else',
    count: 55,
    browsers: 0.05,
    parts: [
      [
        '<url>',
        'look <url>',
        'Check this out: <url>',
        'interesting <url>',
        '<a href="<url>">click</a>',
        '[url=<url>]here[/url]',
      ],
      ['<url>', '<url> <url>', '<url> thanks', '', '<url> more'],
    ],
  },
  {
    name: 'jobs',
    count: 45,
    browsers: 0.15,
    parts: [
      ['Hello,', 'Hi dear,', 'Attention job seekers:', ''],
      [
        'We are hiring remote assistants, no experience needed.',
        'Part-time online job, paid daily.',
        'Work from home and earn $<n:200-900> per day.',
        'Job offer: data entry clerk, $<n:30-60> per hour.',
        'Our recruitment agency has pre-vetted workers for your company.',
        'Skilled labor and staff from abroad for your projects.',
      ],
      [
        'Contact HR on WhatsApp +1<n:2000000000-9999999999>.',
        'Apply: <url>',
        'Telegram @hr<n:10-99>',
        'Flexible hours, weekly pay.',
        'Reply with your resume and bank name.',
        'Our staffing services start at $<n:8-20> an hour.',
      ],
    ],
  },
  {
    name: 'websites and apps',
    count: 65,
    browsers: 0.35,
    parts: [
      ['Hi,', 'Hello there,', 'Greetings of the day!', 'Hey,', 'Dear owner,'],
      [
        'I noticed that your website looks outdated.',
        'We are a web design and development company.',
        'I am a freelance WordPress developer.',
        'We build mobile apps and websites for <trade>.',
        'Your current website is slow on mobile and loses customers.',
        'We design logos and explainer videos.',
      ],
      [
        'We can redesign your website for just $<n:199-999>.',
        'Our team of developers is based in India and affordable.',
        'I have some ideas to improve your site and get more leads.',
        'We also offer digital marketing and hosting.',
        'Website development at $<n:8-25> per hour.',
      ],
      [
        'Can I send you a mockup?',
        'Let me know if you’re interested.',
        'Portfolio: <url>',
        'May I call you?',
        'Please share your requirements and phone number.',
      ],
    ],
  },
  {
    name: 'leads and lists',
    count: 60,
    browsers: 0.35,
    parts: [
      ['Hi,', 'Hello,', 'Hey,', 'Quick question,'],
      [
        'We generate exclusive leads for <trade>.',
        'We have a database of <n:10-900>,000 verified emails of homeowners.',
        'Can you handle <n:5-30> more projects per month?',
        'We book qualified appointments for <trade> in <place>.',
        'Are you looking for an email list of architects and decision makers?',
        'We help <trade> get <n:10-40> new jobs every month.',
      ],
      [
        'You only pay for results.',
        'Price is $<n:40-400> per lead.',
        'No upfront cost.',
        'Our clients close 1 of 3.',
        'We run Facebook ads that work.',
      ],
      [
        'Book a call: <url>',
        'Interested?',
        'Reply YES to learn more.',
        'Worth a quick chat?',
        'Let me know and I’ll send you samples.',
      ],
    ],
  },
  {
    name: 'loans',
    count: 50,
    browsers: 0.2,
    heldOut: true,
    parts: [
      ['Hello,', 'Good day,', 'Dear Sir/Ma,', 'Hi,'],
      [
        'Do you need a business loan?',
        'We offer loans from $5,000 to $<n:1-20>,000,000.',
        'Your company is pre-approved for $<n:50-500>K of working capital.',
        'Get a merchant cash advance today.',
        'We provide financing for contractors with bad credit.',
        'Need capital to grow your business?',
      ],
      [
        'Interest rate of <n:2-6>% per year.',
        'No collateral, no credit check.',
        'Funds in 24 hours.',
        'Flexible repayment.',
        'Same-day approval.',
      ],
      [
        'Apply now <url>',
        'Reply with the amount needed.',
        'Contact us for details.',
        'Email us your last 3 bank statements.',
      ],
    ],
  },
  {
    name: 'in Russian',
    count: 55,
    browsers: 0.05,
    parts: [
      ['Здравствуйте!', 'Привет,', 'Добрый день.', ''],
      [
        'Предлагаем продвижение сайтов в Яндексе и Google.',
        'Лучшие онлайн казино с выводом денег.',
        'Заработок в интернете от <n:1000-9000> рублей в день.',
        'Купить диплом или справку недорого.',
        'Рассылка по формам обратной связи.',
        'Кредит наличными без отказа.',
        'База сайтов для Хрумера.',
        'Инвестируйте в криптовалюту с нами.',
      ],
      [
        'Подробности: <url>',
        'Пишите в телеграм.',
        'Переходите по ссылке <url>',
        'Гарантия.',
        'Скидка 20% сегодня.',
        '',
      ],
    ],
  },
  {
    name: 'in Chinese',
    count: 30,
    browsers: 0.1,
    heldOut: true,
    parts: [
      ['您好，', '你好', '老板好，', ''],
      [
        '专业外贸网站推广，谷歌排名优化。',
        '我们是佛山门窗厂家，出口美国二十年。',
        '线上娱乐城，注册送彩金。',
        '代开各类发票，安全可靠。',
        '供应瓷砖卫浴，工厂直销价格低。',
        '比特币投资，每天稳定收益。',
      ],
      ['加微信 <n:100000-999999>', '网址 <url>', '联系我们获取报价', '欢迎合作', 'Telegram 同号'],
    ],
  },
  {
    name: 'random letters',
    count: 75,
    browsers: 0.05,
    parts: [['<gibberish>'], ['', '<gibberish>', '<gibberish> <gibberish>']],
  },
  {
    name: 'templates that nobody filled',
    count: 35,
    browsers: 0.3,
    parts: [
      ['Hi {{first_name}},', 'Hello {name},', 'Dear [First Name],', '{Hi|Hey|Hello},', 'Hi %FIRSTNAME%,'],
      [
        'I saw {company} and loved it.',
        'I help {industry} companies grow.',
        'We work with <trade> to save time.',
        'I noticed [Company] has no reviews in {city}.',
        'Quick question about {{company}}.',
      ],
      ['Do you have time this week?', 'Open to a chat?', '<url>', 'Let me know.'],
    ],
  },
  {
    name: 'invoices, claims and threats',
    count: 45,
    browsers: 0.2,
    heldOut: true,
    parts: [
      ['Dear customer,', 'Attn: accounts payable.', 'Hello,', 'FINAL NOTICE.', 'Dear Sir,'],
      [
        'Your invoice #<n:1000-99999> is overdue.',
        'Your domain expires tomorrow.',
        'The images on your website violate my copyright.',
        'Your mailbox is full and will be suspended.',
        'Your listing in the business registry must be renewed.',
        'A payment of $<n:300-9000> is pending release.',
        'We detected malware on your server.',
      ],
      [
        'Pay here: <url>',
        'See the attached invoice <url>',
        'Avoid legal action within 48 hours.',
        'Verify your account: <url>',
        'Download the evidence <url>',
        'Please confirm your billing details.',
      ],
    ],
  },
  {
    name: 'makers and exporters',
    count: 50,
    browsers: 0.35,
    heldOut: true,
    parts: [
      ['Dear manager,', 'Hello friend,', 'Dear purchasing team,', 'Hi,'],
      [
        'We are a manufacturer of steel structures from China.',
        'This is Lily from a factory of SPC flooring.',
        'We export windows, doors and curtain walls to <n:20-90> countries.',
        'Our factory produces kitchen cabinets and quartz countertops.',
        'We are a leading supplier of solar panels and inverters.',
        'Our company makes tiles, sanitary ware and lighting.',
      ],
      [
        'Competitive price and good quality.',
        'MOQ one container, FOB Shenzhen.',
        'Free samples available.',
        'We hope to establish long-term cooperation with your company.',
        'Please check our catalogue <url>.',
        'OEM is welcome.',
      ],
      [
        'May I send you our price list?',
        'Looking forward to your inquiry.',
        'WhatsApp: +86 <n:13000000000-13999999999>',
        'Best regards, Lily',
      ],
    ],
  },
  {
    name: 'drawings and estimates by the hour',
    count: 40,
    browsers: 0.45,
    heldOut: true,
    parts: [
      ['Hi,', 'Hello,', 'Good morning,', 'Hope you are doing well.'],
      [
        'We provide construction estimating and takeoff services to <trade>.',
        'Our firm offers BIM modeling and shop drawings.',
        'We do 3D rendering and visualization for <trade>.',
        'Do you outsource your drafting work?',
        'We are an estimating company with <n:5-20> years of experience in all CSI trades.',
      ],
      [
        'Turnaround is 24-48 hours.',
        'Our rates are 50% lower than in-house.',
        'We use Planswift and Bluebeam.',
        'First project at 20% discount.',
        'Our estimates help you win more bids.',
      ],
      [
        'Please send us your plans for a free quote.',
        'Do you have any projects for bidding right now?',
        'Can I send you some samples?',
        'Let me know who is the right person to talk to.',
      ],
    ],
  },
  {
    name: 'polite and well written',
    count: 75,
    browsers: 0.55,
    parts: [
      ['Hi there,', 'Hello Ledge & Frame team,', 'Good morning,', 'Hi,'],
      [
        'I’ve been following design-build firms in <place> and your work stood out, in particular your attention to craft.',
        'I recently visited your website and was impressed by your portfolio of custom homes.',
        'Your focus on steel-frame construction in the Hill Country caught my eye.',
        'I noticed that you serve Dripping Springs and Blanco with custom homes and remodeling.',
        'Congratulations on the beautiful projects on your site.',
      ],
      [
        'We partner with <trade> to streamline their client intake and save hours every week.',
        'At our agency, we help companies like yours turn website visitors into booked consultations.',
        'I lead partnerships at a platform that helps <trade> automate follow-ups.',
        'Our team specializes in creating compelling content that elevates premium brands.',
        'We recently helped a builder in <place> increase qualified inquiries by <n:30-90>%.',
        'I work with <trade> to unlock growth through tailored digital strategies.',
      ],
      [
        'Would you be open to a brief 15-minute call next week?',
        'If this sounds interesting, I’d be happy to share a short case study.',
        'Happy to send over more information at no obligation.',
        'Is this something you would be interested in exploring?',
        'If you’re not the right person, could you point me in the right direction?',
        'You can book a time here: <url>',
      ],
      [
        'Warm regards, <person>',
        'Best, <person>',
        'Looking forward to connecting, <person>',
        'P.S. If this isn’t relevant, just reply "no" and I won’t reach out again.',
      ],
    ],
  },
  {
    name: 'sex and dating',
    count: 25,
    browsers: 0.05,
    heldOut: true,
    parts: [
      ['Hi baby', 'Hello dear,', 'Hey', ''],
      [
        'I am lonely tonight, want to chat?',
        'Hot singles near you.',
        'Free porn videos.',
        'Look at my nudes.',
        'Find a hookup in <place>.',
        'Beautiful girls are looking for dating.',
      ],
      ['<url>', 'Write me on Telegram.', 'My profile: <url>', 'click <url>'],
    ],
  },
  {
    name: 'advertising through forms',
    count: 40,
    browsers: 0.2,
    heldOut: true,
    parts: [
      ['Hi,', 'Did you know', 'Hello,', ''],
      [
        'This message came to you through your contact form. Yours could reach millions the same way.',
        'We send messages to <n:1-9> million contact forms for you.',
        'Advertise your business via feedback forms of other sites.',
        'Want your ad on thousands of sites monthly?',
        'We post your offer to <n:100-900>,000 sites for $<n:20-99>.',
      ],
      [
        'Visit <url>',
        'Skype: ads.<n:100-999>',
        'Reply for prices.',
        'Contact us by Telegram.',
        'Email us for details, <url>',
      ],
    ],
  },
];

const TOTAL = 1000;

/** The same 1,000 on every run. */
export function botPosts(): Post[] {
  const draw = createDraw('posts of programs');
  const posts = WRITTEN_POSTS.map((message, at) =>
    sentByProgram(draw, { family: 'written by hand', heldOut: at % 2 === 1, message, browsers: 0.3 }),
  );
  for (const { name, count, heldOut = false, browsers, parts } of shareOut(FAMILIES, TOTAL - posts.length))
    for (let n = 0; n < count; n++)
      posts.push(sentByProgram(draw, { family: name, heldOut, message: messageOf(draw, parts), browsers }));
  return posts;
}

function messageOf(draw: Draw, parts: Family['parts']): string {
  const slots = { ...SLOTS, gibberish: [gibberish(draw), gibberish(draw), gibberish(draw)] };
  const text = parts
    .map((choices) => draw.fill(draw.pick(choices), slots))
    .filter(Boolean)
    .join(' ');
  return text.length >= 10 ? text : `${text} ${text} ${text}`;
}

function gibberish(draw: Draw): string {
  const alphabet = draw.pick([
    'abcdefghijklmnopqrstuvwxyz',
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
    'bcdfghjklmnpqrstvwxz',
  ]);
  const letter = () => draw.pick([...alphabet]);
  return Array.from({ length: draw.between(10, 22) }, letter).join('');
}

function sentByProgram(
  draw: Draw,
  {
    family,
    heldOut,
    message,
    browsers,
  }: { family: string; heldOut: boolean; message: string; browsers: number },
): Post {
  const person = draw.pick(FIRST_NAMES.slice(0, 12));
  const name =
    family === 'random letters'
      ? gibberish(draw)
      : draw.pick([draw.pick(BOT_NAMES), draw.pick(BOT_NAMES), `${person} ${draw.pick(LAST_NAMES)}`]);
  const plain =
    name
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase() || 'info';
  const email = draw.pick([
    `${plain}${draw.between(1, 999)}@gmail.example`,
    `${plain}@outlook.example`,
    `${plain}@${draw.fill('<word><word>', SLOTS)}.example.com`,
    `${plain}@mail.example.ru`,
    `${gibberish(draw).toLowerCase()}@gmail.example`,
    `${plain}@seo-${draw.fill('<word>', SLOTS)}.example.com`,
  ]);
  if (draw.chance(browsers))
    return {
      family,
      heldOut,
      submission: { name, email, phone: '', message, elapsed: draw.between(6, 90) * 1000 },
      proof: 'solved',
    };
  // The rest post the form's fields: many fill every field they find, many at once, some with a stale proof.
  return {
    family,
    heldOut,
    submission: {
      name,
      email,
      message,
      ...(draw.chance(0.5) && { phone: String(draw.between(80000000000, 89999999999)) }),
      ...(draw.chance(0.4) && { website: draw.fill('<url>', SLOTS) }),
      ...(draw.chance(0.35) && { elapsed: draw.between(1, 40) * 100 }),
    },
    proof: draw.chance(0.08) ? 'wrong' : 'missing',
  };
}
