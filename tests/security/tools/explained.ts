/** False alarms, explained. Any other finding fails `npm run test:security`. */
import type { ScanFinding } from './finding.ts';

type Explanation = { tool: ScanFinding['tool']; what: RegExp; where: RegExp; detail?: RegExp; why: string };

export const EXPLAINED: Explanation[] = [
  {
    tool: 'sqlmap',
    what: /^SQL injection \(B\)$/,
    where: /^(PATCH|POST) \/api\/inquiries\/:id\b.* JSON (notes|text)$/,
    detail: /^false positive or unexploitable$/,
    why: 'sqlmap takes it back itself: the answer holds what was sent, so any two differ; no question it then asks is answered by a database',
  },
  {
    tool: 'ffuf',
    what: /^answered 200$/,
    where: /^GET \/service-area\/[^/]+$/,
    detail: /bytes$/,
    why: 'any name of a town has a page, not to be indexed, with the name as text (product decision §3)',
  },
  {
    tool: 'ffuf',
    what: /^answered 200$/,
    where: /^GET \/metrics$/,
    why: 'the scan runs on the machine itself, for which the metrics are; others get 404 (server/metrics/metrics.test.ts)',
  },
  {
    tool: 'wapiti',
    what: /^Backup file$/,
    where: /^GET \/service-area\/[^/]+$/,
    why: 'any name of a town has a page, not to be indexed, with the name as text (product decision §3)',
  },
  {
    tool: 'wapiti',
    what: /^HTTP Secure Headers$/,
    where: /^GET \//,
    detail: /^Strict-Transport-Security is not set$/,
    why: 'the scan comes over plain http, where it means nothing; over https it is set (tests/security/headers.test.ts)',
  },
  {
    tool: 'wapiti',
    what: /^HTTP Secure Headers$/,
    where: /^GET \//,
    detail: /^X-XSS-Protection is not set$/,
    why: 'browsers have given that filter up, and it opened holes of its own; the content security policy does its work',
  },
  {
    tool: 'wapiti',
    what: /^Cross Site Request Forgery$/,
    where: /^POST \//,
    detail: /^Lack of anti CSRF token$/,
    why: 'forged requests are told by Sec-Fetch-Site and Origin, on every unsafe route (server/http/same-origin.test.ts)',
  },
];

/** Null when nobody has explained it. */
export const explanationOf = (finding: ScanFinding): string | null =>
  EXPLAINED.find(
    ({ tool, what, where, detail }) =>
      tool === finding.tool &&
      what.test(finding.what) &&
      where.test(finding.where) &&
      (detail?.test(finding.detail) ?? true),
  )?.why ?? null;
