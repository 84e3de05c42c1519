import type { PlantedFault } from './fault.ts';

const SAME_ORIGIN = { file: 'server/http/same-origin.ts', tests: ['server/http/same-origin.test.ts'] };

export const httpFaults: PlantedFault[] = [
  {
    what: 'Sites on a sibling domain may send forms',
    ...SAME_ORIGIN,
    old: "site === 'same-origin' || site === 'none'",
    new: "site === 'same-origin' || site === 'same-site' || site === 'none'",
  },
  {
    what: 'Our own name over plain http counts while we serve https',
    ...SAME_ORIGIN,
    old: "return host !== new URL(origin).host || !origin.startsWith('https:');",
    new: 'return true;',
  },
  {
    what: 'Formulas leave in exported cells',
    file: 'server/http/csv.ts',
    old: 'escape_formulas: true',
    new: 'escape_formulas: false',
    tests: ['server/http/csv.test.ts', 'server/inquiry-list/export.test.ts'],
  },
  {
    what: 'A NUL in a path comes to the router',
    file: 'server/http/request-target.ts',
    old: ".replaceAll('%00', '%ef%bf%bd')",
    new: '',
    tests: ['server/http/request-target.test.ts'],
  },
  {
    what: 'A backslash in a path leads a redirect to another site',
    file: 'server/http/canonical.ts',
    old: String.raw`.replace(/[/\\]+/g, '/')`,
    new: ".replace(/[/]+/g, '/')",
    tests: ['server/http/canonical.test.ts', 'tests/security/hostile.test.ts'],
  },
  {
    what: 'All routes share one limit',
    file: 'server/http/limits.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source's own.
    old: '`${what} ${request.method} ${request.routeOptions.url} ${network(request.ip)}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source's own.
    new: '`${what} ${network(request.ip)}`',
    tests: ['server/http/limits.test.ts'],
  },
  {
    what: 'Other sites of ours may frame the dashboard',
    file: 'server/http/security-headers.ts',
    old: `frameAncestors: ["'none'"]`,
    new: `frameAncestors: ["'self'"]`,
    tests: ['tests/security/headers.test.ts'],
  },
];
