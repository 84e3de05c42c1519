/**
 * Requirements of each page by section (docs/requirements.md §3, with the figures of §10). A text must be visible, and a
 * pattern must match the markup. `to`: links; `inOrder`: texts in sequence; `times`: number of matches of a pattern;
 * `within`: limits the search to the part after a text, up to the end of its section.
 */
export type PageFact =
  | string
  | RegExp
  | { to: string[]; within?: string }
  | { inOrder: string[] }
  | { times: number; of: RegExp; within?: string };

const named = (folder: string, slugs: string) => slugs.split(' ').map((slug) => `/${folder}/${slug}`);
const h1 = (title: string) => new RegExp(`<h1[^>]*>${title}</h1>`);
const link = (name: string, path: string) => new RegExp(`<a [^>]*href="${path}"[^>]*>${name}</a>`);
const FIGURES = (...figures: [string, string][]) =>
  figures.map(
    ([value, unit]) => new RegExp(`>${unit}</dt>(?:(?!</div>).)*>${value.replace('+', '\\+')}<`, 's'),
  );

const SIP_FIGURES = ['4.5 to 12.25 inches', 'EPS', 'OSB', 'R-50', '24 feet'];

export const ASKED: Record<string, Record<string, Record<string, PageFact[]>>> = {
  'home (requirements §3.3)': {
    '/': {
      'headline chosen at random of 8; buttons': [
        { times: 8, of: /<span>/g, within: '<h1' },
        link('Begin Your Project', '/contact'),
        link('View Our Work', '/projects'),
      ],
      'figures: 15+ years, 100+ projects, 10 counties, 10 yr frame warranty': [
        ...FIGURES(['15+', 'Years'], ['100+', 'Projects'], ['10', 'Counties'], ['10 yr', 'Frame warranty']),
      ],
      'Hill Country Communities grid of 8 towns': [
        {
          to: named(
            'service-area',
            'austin bee-cave dripping-springs johnson-city blanco marble-falls wimberley fredericksburg',
          ),
          within: 'Hill Country Communities</h2>',
        },
      ],
      'three-step approach, and the performance standards': [
        { inOrder: ['Foundation</h3>', 'Envelope</h3>', 'Systems</h3>'] },
        ...['R-30 or more', '1.0 ACH50 or less', 'SEER 20 or more', 'net-zero ready', '4–8 months'],
        ...['up to R-30', '25 years', '$280–320 per square foot'],
      ],
      'Design & Build: six service blurbs and four photos; four cards of makers': [
        { times: 6, of: /href="\/services\//g, within: 'Design & Build</h2>' },
        { times: 4, of: /<figure/g, within: 'Design & Build</h2>' },
        { times: 4, of: /href="\/manufacturers\//g, within: 'Building Components</h2>' },
      ],
    },
  },
  'how we build (requirements §3.4)': {
    '/how-we-build': {
      'six steps, each with an image and manufacturer links': [
        {
          inOrder: [
            ...['Structure</h3>', 'Envelope</h3>', 'Airtightness</h3>', 'HVAC & IAQ</h3>'],
            ...['Moisture Management</h3>', 'Energy Systems</h3>'],
          ],
        },
        /href="\/manufacturers\//,
      ],
      'four performance-standard cards': [
        '1.0 ACH50 or less',
        'R-30 or more',
        '20 SEER or more',
        'Net-zero ready',
      ],
      'wall R-value in the drawings': [
        /aria-label="[^"]*R-30 continuous"/,
        /aria-label="[^"]*R-25–30 effective"/,
        { times: 1, of: /<input[^>]*checked=""/g },
      ],
    },
  },
  'services overview (requirements §3.5)': {
    '/services': {
      'hero, six services with their pages': [
        h1('Services & Expertise'),
        {
          inOrder: [
            ...['Residential Architecture</h2>', 'Commercial Architecture</h2>', 'Interior Renovations</h2>'],
            ...[
              'Restoration & Adaptation</h2>',
              'Site Work & Landscape</h2>',
              'Construction Management</h2>',
            ],
          ],
        },
        { times: 6, of: />View Details</g },
        {
          to: named(
            'services',
            'custom-homes commercial kitchens-bathrooms renovations landscaping general-contracting',
          ),
        },
      ],
      'Materials & Methods; Project Inquiry': [
        { inOrder: ['Regional Materials</h3>', 'Climate Response</h3>', 'Hill Country Context</h3>'] },
        { to: named('manufacturers', 'kingspan triple-s-steel huber-sip-panels') },
        'Project Inquiry',
        link('Begin Consultation', '/contact'),
        link('View Portfolio', '/projects'),
      ],
    },
  },
  'service pages (requirements §3.12)': {
    '/services/custom-homes': {
      'benefits, four steps, technologies, calls to action': [
        /aria-label="Breadcrumb"/,
        {
          inOrder: [
            ...['Design consultation</h3>', 'Engineering and planning</h3>', 'Precision construction</h3>'],
            'Final walkthrough</h3>',
          ],
        },
        'What you get',
        'Featured technologies',
        { to: ['/cost-comparison', '/contact'] },
        /href="\/service-area\//,
      ],
    },
    '/services/renovations': {
      'four kinds; linked towns': [
        ...['Complete remodels', 'Interior updates', 'Home additions', 'Smart home upgrades'],
        { times: 5, of: />\d\d<\/span><h3>/g },
        /href="\/service-area\//,
      ],
    },
    '/services/commercial': {
      'four kinds; served cities; phone': [
        ...['Office', 'Retail', 'Restaurant and hospitality', 'Medical', 'Cities we serve'],
        { times: 5, of: />\d\d<\/span><h3>/g },
        /href="tel:/,
      ],
    },
    '/services/kitchens-bathrooms': {
      'feature lists, five steps, gallery': [
        ...[/<h3[^>]*>Kitchen<\/h3>/, /<h3[^>]*>Bathroom<\/h3>/, 'Rooms and details'],
        { times: 5, of: />\d\d<\/span><h3>/g },
      ],
    },
    '/services/landscaping': {
      'four kinds': ['Decks and patios', 'Outdoor kitchens', 'Landscaping design', 'Drainage and irrigation'],
    },
    '/services/general-contracting': {
      'four parts; regions served': [
        ...[
          'Planning',
          'Subcontractor management',
          'Quality assurance',
          'Schedule management',
          'Regions we serve',
        ],
        { times: 5, of: />\d\d<\/span><h3>/g },
        { to: named('service-area', 'travis-county hayes-county brazos-county') },
      ],
    },
    '/services/design-consulting': { 'a page of its own': [/href="\/contact\?service=/] },
    '/services/handyman': { 'a page of its own': [/href="\/contact\?service=/] },
  },
  'cost comparison (requirements §3.6)': {
    '/cost-comparison': {
      'a four-column table of eight rows; the better value is marked': [
        { inOrder: ['>Category</th>', 'Steel + IMP', 'Wood + ZIP/SIP', '>Notes</th>'] },
        {
          inOrder: [
            ...[
              'Initial cost</th>',
              'Construction speed</th>',
              'Wall R-value</th>',
              '10-year maintenance</th>',
            ],
            ...[
              'Fire resistance</th>',
              'Weather resistance</th>',
              'Energy performance</th>',
              'Design flexibility</th>',
            ],
          ],
        },
        { times: 8, of: /Better value/g },
      ],
      figures: [
        ...[
          '$280–320 per sf',
          '$260–300 per sf',
          '4–6 months',
          '6–8 months',
          'R-30 continuous',
          'R-25–30 effective',
        ],
        ...['$2,000–4,000', '$5,000–8,000'],
      ],
      'standard features in both': [
        ...['4-ton variable-capacity inverter heat pump', 'energy recovery ventilator'],
        ...['whole-house dehumidification', 'zoned HVAC with smart thermostats'],
        ...['high-efficiency filtration', 'smart home integration'],
      ],
      'not in the range': ['Land', 'Septic', 'Well', 'Driveway', 'Design', 'Permits'],
      links: [
        { to: ['/how-we-build', '/services', '/contact'] },
        { to: named('manufacturers', 'kingspan metl-span zip-system premier-building-systems r-control') },
      ],
    },
  },
  'blog (requirements §3.7)': {
    '/blog': {
      'one featured article plus five cards; categories': [
        h1('Building Science Blog'),
        { times: 1, of: />Read Full Article</g },
        { times: 6, of: /<article/g },
        {
          inOrder: [
            ...['>All Posts<', '>Building Science</a>', '>Materials</a>', '>Construction</a>'],
            ...['>Energy Systems</a>', '>HVAC</a>'],
          ],
        },
      ],
      'newsletter box': [
        'Stay Updated',
        /<form [^>]*action="\/newsletter" method="post">/,
        />Subscribe<\/button>/,
        // An input of type email with a placeholder and no other rule (requirements §6).
        /<input id="newsletter-email"(?![^>]* (?:required|pattern|minlength|maxlength)=)[^>]*type="email"[^>]*placeholder="[^"]+"/i,
      ],
    },
  },
  'team (requirements §3.8)': {
    '/team': {
      'six members, their roles in order, and how to write to them': [
        h1('Our Team'),
        {
          inOrder: [
            ...['>Builder</p>', '>Project Manager</p>', '>Structural Systems</p>', '>Custom Homes</p>'],
            ...['>Interior Design</p>', '>Site Work</p>'],
          ],
        },
        { times: 6, of: /<li id="/g },
        { times: 6, of: /href="mailto:/g },
        link('Schedule Consultation', '/contact'),
        link('View Our Work', '/projects'),
      ],
    },
  },
  'craft collaboration (requirements §3.13)': {
    '/contractor-partnerships': {
      'Craft Collaboration: three categories of artisans, figures': [
        h1('Craft Collaboration'),
        link('Begin the Conversation', '/contact'),
        /<a href="tel:/,
        ...FIGURES(['15+', 'Years'], ['50+', 'Craftspeople'], ['100+', 'Projects'], ['10', 'Counties']),
      ],
    },
  },
  'projects (requirements §3.14)': {
    '/projects': {
      'portfolio and gallery': ['more than 100 projects', { to: ['/projects/kind/custom-homes'] }],
    },
  },
  'manufacturers (requirements §3.11)': {
    '/manufacturer': {
      'seven partner cards, each with a Learn More link; why we choose them': [
        {
          to: named(
            'manufacturers',
            'zip-system huber-sip-panels kingspan tesla-solar-roof icon-3d-printed-homes dusty-robotics smart-hvac-systems',
          ),
        },
        />Learn More/,
        {
          inOrder: [
            'Why We Choose These Partners',
            'Quality assurance</h3>',
            'Innovation</h3>',
            'Energy efficiency</h3>',
          ],
        },
      ],
    },
    '/manufacturers/zip-system': {
      'specification table; external site': [
        ...['Panel schedule', '7/16 and 5/8 inch', '30-year limited'],
        { to: ['/manufacturer', 'https://www.huberwood.com/zip-system'] },
      ],
    },
    '/manufacturers/huber-sip-panels': { 'specification table': [...SIP_FIGURES, { to: ['/manufacturer'] }] },
    '/manufacturers/kingspan': {
      'hero, applications, compatible technologies, service areas': [
        { to: ['/contact', '/cost-comparison', '/services/custom-homes', '/services/commercial'] },
        { to: named('manufacturers', 'triple-s-steel zip-system panasonic-oasys tesla-solar-roof') },
        { to: named('service-area', 'austin dripping-springs bee-cave lakeway marble-falls johnson-city') },
        'up to R-30',
      ],
    },
    '/manufacturers/tesla-solar-roof': {
      'specification list; external link': [
        '25 years',
        { to: ['/manufacturer', 'https://www.tesla.com/solarroof'] },
      ],
    },
    '/manufacturers/icon-3d-printed-homes': { links: [{ to: ['/manufacturer', '/contact'] }] },
    '/manufacturers/dusty-robotics': {
      'before/after comparison': ['1/16 inch', '80% less', { to: ['/manufacturer'] }],
    },
    '/manufacturers/metl-span': { '3 products': [{ times: 3, of: />Details/g }, 'up to R-30'] },
    '/manufacturers/premier-sips': {
      '3 products, plus specifications': [{ times: 3, of: />Details/g }, ...SIP_FIGURES],
    },
    '/manufacturers/mitsubishi-electric': {
      '4 products': [{ times: 4, of: />Details/g }, 'up to 30.5 SEER2', '12-year', '5-year'],
    },
    '/manufacturers/trane-hvac': {
      '4 products': [{ times: 4, of: />Details/g }, 'up to 22 SEER', '10-year'],
    },
    '/manufacturers/triple-s-steel': { '4 products': [{ times: 4, of: />Details/g }] },
    '/manufacturers/panasonic-oasys': { '4 products': [{ times: 4, of: />Details/g }, 'up to 26 SEER'] },
    ...Object.fromEntries(
      [
        ['falk-insulated-panels', 'kingspan metl-span triple-s-steel premier-sips'],
        ['insulspan-sips', 'premier-sips huber-sip-panels kingspan zip-system'],
        ['clarkdietrich-steel', 'triple-s-steel cemco-steel-framing kingspan zip-system'],
        ['cemco-steel-framing', 'clarkdietrich-steel triple-s-steel kingspan metl-span'],
      ].map(([slug, related = '']) => [
        `/manufacturers/${slug}`,
        {
          'Get Quote, a compare link, three lists, six cross-references, a sidebar': [
            /<a [^>]*href="\/contact[^"]*"[^>]*>Get Quote</,
            /<a [^>]*href="\/cost-comparison"[^>]*>Compare/,
            ...['Benefits', 'Applications', 'Specification'],
            { times: 6, of: /<a /g, within: 'aria-label="Where we work"' },
            { to: named('manufacturers', `${related} trane-hvac mitsubishi-electric`) },
          ],
        },
      ]),
    ),
  },
  'legal pages (requirements §3.15)': {
    '/privacy-policy': {
      '8 numbered sections; dates; links to home and terms': [
        {
          inOrder: [
            ...[
              'Information We Collect',
              'How We Use Your Information',
              'Information Sharing',
              'Data Security',
            ],
            ...['Cookies and Tracking', 'Your Rights', 'Contact Us', 'Changes to This Policy'],
          ],
        },
        { times: 2, of: /<time dateTime="2024-01-01">January 1, 2024</gi },
        { to: ['/', '/terms-of-service'] },
      ],
    },
    '/terms-of-service': {
      '10 numbered sections; dates; links to home and privacy policy': [
        {
          inOrder: [
            ...['Acceptance of Terms', 'Services Provided', 'Project Agreements', 'Intellectual Property'],
            ...['Limitation of Liability', 'Website Use', 'Licensing and Insurance', 'Governing Law'],
            ...['Contact Information', 'Modifications'],
          ],
        },
        'laws of the State of Texas',
        { times: 2, of: /<time dateTime="2024-01-01">January 1, 2024</gi },
        { to: ['/', '/privacy-policy'] },
      ],
    },
    '/sitemap': {
      'five sections, the XML sitemap in a new tab, Back to Home': [
        {
          inOrder: [
            ...['Main Pages</h2>', 'Service Areas</h2>', 'Building Technologies</h2>', 'Service Pages</h2>'],
            'Legal & Information</h2>',
          ],
        },
        /<a href="\/sitemap\.xml" target="_blank"/,
        link('Back to Home', '/'),
      ],
    },
  },
};
