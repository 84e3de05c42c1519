/** Changes as the README's change map tells to make them: each touches files of one row, and no other. */
import { above, both, type Edit, instead, like, whole } from './edits.ts';

export type MappedChange = {
  /** The first cell of its row. */
  row: string;
  files: Record<string, Edit>;
};

/** Both are seen as they are nowhere else. */
export const PAPER = '#eef3ea';
export const INK = '#1d2a1c';

export const changes = {
  'a form field': {
    row: 'a form field; bounds and messages',
    files: {
      'contract/inquiries/inquiry-fields.ts': above(
        '  message: {',
        "  lotSize: { label: 'Lot Size', control: 'text', rule: optionalText(60, 'Lot size is too long') },",
      ),
      'content/legal/privacy-policy.ts': instead({
        'Your phone number and the type of service':
          'Your phone number, the type of service and the lot size',
      }),
    },
  },
  'a status': {
    row: 'a status',
    files: {
      'contract/inquiries/statuses.ts': above(
        '  completed: {',
        "  'on-hold': { label: 'On Hold', badge: 'gray', icon: 'pause', contact: true, closed: false, lost: false },",
      ),
      'content/visitor-words.ts': above(
        '    completed: {',
        "    'on-hold': { label: 'On hold', heading: 'Your request rests', text: 'Until you write.' },",
      ),
    },
  },
  colors: {
    row: 'color, type, measure',
    files: {
      'site/theme.css': instead({
        '--paper: #f7f4ed': `--paper: ${PAPER}`,
        '--ink: #1c1b19': `--ink: ${INK}`,
      }),
    },
  },
  'a town': {
    row: 'a town',
    files: {
      'content/areas/lago-vista.ts': like('content/areas/lakeway.ts', {
        "name: 'Lakeway'": "name: 'Lago Vista'",
        'lat: 30.368': 'lat: 30.46',
        'lon: -97.996': 'lon: -97.988',
        'C-117': 'C-190',
        '20-stone-steel-entry': '44-panel-lift',
        '49-level-shower': '22-wall-zip-cut',
      }),
    },
  },
  'words of a mail': {
    row: 'what mails say; how they look',
    files: {
      'content/mail-words.ts': instead({
        'Have the reference at hand when you call': 'Have your reference ready for the call',
      }),
    },
  },
  'a report': {
    row: 'a report that ranks inquiries',
    files: {
      'server/reports/rankings.ts': above(
        '  channels: { of:',
        '  campaigns: { of: ({ source }) => source, key: (json) => sourceIn(json)?.utmCampaign ?? null },',
      ),
      'site/admin/reports/rankings.tsx': above(
        "  {\n    name: 'channels'",
        "  { name: 'campaigns', title: 'By campaign', note: 'As the link says.', column: 'Campaign', none: 'None' },",
      ),
    },
  },
  'a public page': {
    row: 'a page',
    files: {
      'content/warranty.ts': whole(`import type { PageMeta } from '#contract/site/records/fields.ts';

export const page: PageMeta = {
  title: 'Warranty',
  description: 'What we answer for after you have moved in, for how many years, and how you call us back to the house.',
  sheet: 'G-190',
};
`),
      'site/pages/warranty/warranty.tsx': whole(`import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { Lede } from '../../components/lede.tsx';

export const handle: PageHandle = { page: () => content().warranty.page };

export default function Warranty() {
  const { page } = content().warranty;
  return <Lede heading={page.title} lead={page.description} />;
}
`),
      'site/routes.ts': above("  route('team'", "  route('warranty', 'pages/warranty/warranty.tsx'),"),
      'site/content/shipped-pages.ts': both(
        above('import { wallSections }', "import * as warranty from '#content/warranty.ts';"),
        instead({ '...{ navigation, trust,': '...{ navigation, trust, warranty,' }),
      ),
      'site/catalog/single-pages.ts': above(
        "  single('/team'",
        "  single('/warranty', 'Warranty', 'warranty', content.warranty),",
      ),
    },
  },
  'a manufacturer': {
    row: 'a manufacturer, a project, an article',
    files: {
      'content/manufacturers/ridge-panels.ts': like('content/manufacturers/metl-span.ts', {
        "name: 'Metl-Span'": "name: 'Ridge Panels'",
        'Metl-Span wall and roof panels: three we order': 'Ridge Panels wall and roof panels',
        'M-107': 'M-190',
      }),
    },
  },
  'a project': {
    row: 'a manufacturer, a project, an article',
    files: {
      'content/projects/cedar-workshop.ts': like('content/projects/oak-studio.ts', {
        "name: 'Oak Studio'": "name: 'Cedar Workshop'",
        'P-104': 'P-190',
      }),
    },
  },
  'an article': {
    row: 'a manufacturer, a project, an article',
    files: {
      'content/blog/rain-on-steel.mdx': like('content/blog/fresh-air-without-the-damp.mdx', {
        'title: Fresh air without the humidity': 'title: Rain on steel',
        'author: Hannah Brandt': 'author: Inez Calloway',
        'category: HVAC': 'category: Materials',
        'picture: 26-hvac-duct': 'picture: 19-stair-detail',
        'date: 2024-03-11': 'date: 2026-04-02',
        'sheet: B-106': 'sheet: B-190',
      }),
    },
  },
  'a member of the team': {
    row: 'a member of the team',
    files: {
      'content/team.ts': lastMemberAgain({ 'Marcus Boone': 'Inez Calloway', "at('marcus')": "at('inez')" }),
    },
  },
} satisfies Record<string, MappedChange>;

/** The team with its last member once more, as another. */
function lastMemberAgain(words: Record<string, string>): Edit {
  return (read, file) => {
    const team = read(file);
    const end = team.lastIndexOf('];');
    const last = team.slice(team.lastIndexOf('  {\n', end), end);
    return team.slice(0, end) + like(file, words)(() => last, file) + team.slice(end);
  };
}
