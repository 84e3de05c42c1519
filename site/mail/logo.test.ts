/** The firm's uploaded logo at the head of every email (docs/decisions/0025). */
import { afterEach, describe, expect, it } from 'vitest';
import { shipped, shippedAll } from '../content/shipped.ts';
import { contentOf } from '../content/site-content.ts';
import { setContentSource } from '../content/snapshot.ts';
import { renderMail } from './render.tsx';
import { samples } from './testing/sample-mails.ts';

const ORIGIN = 'https://staging.example';
const [WIDE, PALE, SQUARE] = [
  `m-${'a'.repeat(20)}-1200x180-l`,
  `m-${'b'.repeat(20)}-1200x180-d`,
  `m-${'c'.repeat(20)}-500x500-b`,
] as const;

async function mailWith(mark: { logo?: `m-${string}`; logoDark?: `m-${string}` }) {
  const content = contentOf({ ...shippedAll, firm: { ...shippedAll.firm, ...mark } });
  setContentSource(() => content);
  const { html } = await renderMail('invitation', samples.invitation, ORIGIN);
  const head = html.slice(html.indexOf('<body'), html.indexOf('<h1'));
  return { images: head.match(/<img[^>]*>/g) ?? [], head };
}

afterEach(() => setContentSource(() => shipped));

describe('a mail’s head', () => {
  it('has the drawn mark, and no picture to load, while the firm has no logo', async () => {
    expect((await mailWith({})).images).toEqual([]);
  });

  it('has a wordmark from our own address, which says the name where pictures aren’t shown, on light paper', async () => {
    const { images, head } = await mailWith({ logo: WIDE });
    expect(images).toHaveLength(1);
    expect(images[0]).toContain(`src="${ORIGIN}/marks/${'a'.repeat(20)}-mail.png"`);
    expect(images[0]).toContain('alt="Ledge &amp; Frame"');
    expect(images[0]).toContain('background-color:#f7f4ed');
    expect(head).not.toMatch(/>Ledge &amp; Frame</);
  });

  it('has the one for the dark theme where the reader’s program asks for it', async () => {
    const { images } = await mailWith({ logo: WIDE, logoDark: PALE });
    expect(images).toHaveLength(2);
    expect(images[0]).toContain('class="logo-light"');
    expect(images[1]).toMatch(/class="logo-dark".*display:none/);
  });

  it('has a symbol beside the name', async () => {
    const { images, head } = await mailWith({ logo: SQUARE });
    expect(images[0]).toContain('alt=""');
    expect(images[0]).not.toContain('background-color');
    expect(head).toMatch(/>Ledge &amp; Frame</);
  });
});
