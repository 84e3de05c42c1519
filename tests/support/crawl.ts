/** Opens each page once, as a visitor would, several tabs at a time, and collects findings by page. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, isSkippedTransition, PHONE } from './browser.ts';

export type Look = {
  path: string;
  status: number;
  /** All console messages, of any level. */
  console: string[];
  /** Requests that failed or were answered with an error. */
  failedRequests: string[];
  /** Requests to other origins. */
  elsewhere: string[];
  headings: string[];
  landmarks: { header: number; main: number; footer: number; unnamedNavs: number };
  /** Sources of displayed pictures that didn't load, and of pictures without alt or size. */
  brokenPictures: string[];
  repeatedPictures: string[];
  /** Pictures displayed more than a fifth wider than their `sizes`, on a phone and on a desktop. */
  stretched: string[];
  /** Left edges of right-hand columns on a desktop, and those of the twelve columns, in pixels. */
  columns: { starts: number[]; grid: number[] };
  scripts: string[];
  links: { href: string; target: string | null; rel: string | null }[];
  ids: string[];
  /** Sum of layout shifts from the first byte to the foot of the page, on a phone. */
  shift: number;
  shifted: string[];
  /** How far the content overflows a window 320 px wide, in pixels. */
  overhang: number;
  overhanging: string[];
  /** Overflow with text at twice its size, on a phone and on a desktop. */
  enlarged: { textSize: string; phone: string[]; desktop: string[] };
  /** Overflow when only the text grows, as with a reader's own stylesheet: breakpoints don't change. */
  restyled: { phone: string[]; desktop: string[] };
  accessibility: { light: string[]; dark: string[] };
};

/** @param tabs number of pages opened concurrently. */
export async function crawl(browser: Browser, origin: string, paths: string[], tabs = 3): Promise<Look[]> {
  const looks: Look[] = [];
  const waiting = [...paths];
  const began = Date.now();
  const tab = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      looks.push(await look(browser, origin, path));
      if (looks.length % 10 === 0 || looks.length === paths.length)
        console.log(
          `${looks.length} of ${paths.length} pages after ${Math.round((Date.now() - began) / 1000)} s`,
        );
    }
  };
  await Promise.all(Array.from({ length: tabs }, tab));
  return looks.sort((a, b) => a.path.localeCompare(b.path));
}

async function look(browser: Browser, origin: string, path: string): Promise<Look> {
  const context = await browser.newContext({ viewport: PHONE, colorScheme: 'light' });
  const page = await context.newPage();
  const said: string[] = [];
  const failedRequests: string[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) elsewhere.push(url.href);
  });
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => isSkippedTransition(error) || said.push(String(error)));
  page.on('requestfailed', (request) =>
    failedRequests.push(`${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.request().resourceType() !== 'document')
      failedRequests.push(`${answer.url()} ${answer.status()}`);
  });
  await page.addInitScript(watchShifts);
  const answer = await page.goto(origin + path, { waitUntil: 'load' });
  await page.evaluate(readToTheFoot);
  const seen = await page.evaluate(describePage);
  const light = await brokenRules(page);
  const stretched = await page.evaluate(stretchedPictures);
  // Both themes share their markup, so only rules about color can differ. The wide layout is checked, too.
  await page.setViewportSize(DESKTOP);
  stretched.push(...(await page.evaluate(stretchedPictures)));
  const columns = await page.evaluate(columnStarts);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const dark = await brokenRules(page, ['color-contrast', 'link-in-text-block', 'image-alt']);
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await page.evaluate(sticksOut);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.setViewportSize(PHONE);
  const restyledPhone = await page.evaluate(sticksOut);
  await page.setViewportSize(DESKTOP);
  const restyledDesktop = await page.evaluate(sticksOut);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  // As the browser's font size setting does: the layout's breakpoints change with it.
  const browserSettings = await context.newCDPSession(page);
  await browserSettings.send('Page.enable');
  await browserSettings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize(PHONE);
  const phone = await page.evaluate(sticksOut);
  await page.setViewportSize(DESKTOP);
  const desktop = await page.evaluate(sticksOut);
  const textSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await context.close();
  return {
    path,
    status: answer?.status() ?? 0,
    console: said,
    failedRequests,
    elsewhere,
    ...seen,
    ...narrow,
    stretched,
    columns,
    enlarged: { textSize, phone: named(phone), desktop: named(desktop) },
    restyled: { phone: named(restyledPhone), desktop: named(restyledDesktop) },
    accessibility: { light, dark },
  };
}

const named = ({ overhang, overhanging }: ReturnType<typeof sticksOut>) =>
  overhang > 0 ? [`${overhang} px`, ...overhanging] : [];

/** Violations of axe's default rules, or of the given rules. */
async function brokenRules(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}

// The rest runs in the page.

type Watched = Window & { layoutShifts?: { sum: number; moved: string[] } };
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };

function watchShifts() {
  const shifts = { sum: 0, moved: [] as string[] };
  (window as Watched).layoutShifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      shifts.sum += entry.value;
      for (const { node } of entry.sources)
        shifts.moved.push(
          node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName),
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls one screen at a time, and waits until everything is loaded. */
async function readToTheFoot() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
  }
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(
    shown.map(async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => {});
    }),
  );
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  await frame();
}

function describePage() {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const images = [...document.images];
  const shown = images.filter((image) => image.checkVisibility());
  const sources = shown.map((image) => image.src);
  const { sum, moved } = (window as Watched).layoutShifts ?? { sum: Number.NaN, moved: [] };
  return {
    headings: [...document.querySelectorAll('h1')].map((h1) => h1.textContent.trim()),
    landmarks: {
      header: count('body > header'),
      main: count('main'),
      footer: count('body > footer'),
      unnamedNavs: count('nav:not([aria-label]):not([aria-labelledby])'),
    },
    brokenPictures: [
      ...shown.filter((image) => image.naturalWidth === 0).map((image) => `${image.src} didn't load`),
      ...images.filter((image) => !image.hasAttribute('alt')).map((image) => `${image.src} has no alt text`),
      ...images
        .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
        .map((image) => `${image.src} doesn't name its size`),
    ],
    repeatedPictures: sources.filter((source, at) => sources.indexOf(source) !== at),
    scripts: [...document.scripts]
      .filter(({ type }) => !['application/ld+json', 'speculationrules'].includes(type))
      .map((script) => script.getAttribute('src') ?? 'inline'),
    links: [...document.querySelectorAll('a[href]')].map((link) => ({
      href: new URL(link.getAttribute('href') ?? '', location.href).href,
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    shift: sum,
    shifted: moved,
  };
}

/**
 * Boxes side by side form columns; the last in a row is the right-hand one. Rows that wrap like text, tables, terms with
 * values and drawings don't count, nor do markers and notes of up to two columns.
 */
function columnStarts() {
  const main = document.querySelector('main') as HTMLElement;
  const probe = document.createElement('div');
  probe.style.cssText =
    'display: grid; grid-template-columns: repeat(12, minmax(0, 6rem)); column-gap: var(--gap); justify-content: center; padding-inline: var(--gutter)';
  probe.innerHTML = '<i>&nbsp;</i>'.repeat(12);
  main.append(probe);
  const tracks = [...probe.children].map((track) => track.getBoundingClientRect());
  probe.remove();
  const marginNote = (tracks[1]?.right ?? 0) - (tracks[0]?.left ?? 0) + 1;
  const starts = new Set<number>();
  for (const parent of [main, ...main.querySelectorAll('*')]) {
    if (parent.closest('svg, table, dl, picture, [aria-hidden]')) continue;
    if (getComputedStyle(parent).flexWrap === 'wrap') continue;
    const boxes = [...parent.children]
      .filter((child) => child.checkVisibility() && !child.matches('svg, script'))
      .filter((child) => !['absolute', 'fixed'].includes(getComputedStyle(child).position))
      .filter((child) => getComputedStyle(child).display !== 'inline')
      .map((child) => child.getBoundingClientRect())
      .filter(({ width, height }) => width > marginNote && height > 1);
    for (const box of boxes) {
      const beside = boxes.filter((other) => other.top < box.bottom - 1 && other.bottom > box.top + 1);
      const hasLeft = beside.some(({ right }) => right <= box.left + 1);
      const hasRight = beside.some(({ left }) => left >= box.right - 1);
      if (hasLeft && !hasRight) starts.add(Math.round(box.left));
    }
  }
  return {
    starts: [...starts].sort((a, b) => a - b),
    grid: tracks.map(({ left }) => Math.round(left)),
  };
}

/** A cropped picture is drawn as wide as its height asks for. */
function stretchedPictures() {
  const lengthOf = (size: string) =>
    size.endsWith('vw') ? (Number.parseFloat(size) * innerWidth) / 100 : Number.parseFloat(size) * 16;
  const named = (sizes: string) => {
    for (const part of sizes.split(/,\s*(?![^(]*\))/)) {
      const [, condition, size = part] = /^(\(.*\))\s+(\S+)$/.exec(part) ?? [];
      if (!condition || matchMedia(condition).matches) return lengthOf(size);
    }
    return innerWidth;
  };
  return [...document.images]
    .filter((image) => image.checkVisibility())
    .map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const cover = getComputedStyle(image).objectFit === 'cover';
      const said = named(image.parentElement?.querySelector('source')?.sizes ?? '');
      return { image, drawn: cover ? Math.max(width, height * ratio) : width, said };
    })
    .filter(({ drawn, said }) => drawn > said * 1.2)
    .map(({ image, drawn, said }) => `${image.alt}: ${Math.round(drawn)} px, said to be ${Math.round(said)}`);
}

function sticksOut() {
  const width = document.documentElement.clientWidth;
  return {
    overhang: document.documentElement.scrollWidth - width,
    overhanging: [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && element.checkVisibility())
      .slice(0, 5)
      .map((element) => `${element.localName}.${element.getAttribute('class')}`),
  };
}
