/** Validates machine-readable files (requirements §3.21) against schemas that follow the protocols' specifications. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';
import { builtFile } from '../support/built-page.ts';

const schema = (name: string): XMLFileInfo => ({
  fileName: name,
  contents: readFileSync(join(import.meta.dirname, '../support/schemas', name), 'utf8'),
});
/** Combines the two sitemap schemas. */
const sitemapWithImages: XMLFileInfo = {
  fileName: 'all.xsd',
  contents: `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
    <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
    <xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>
  </xsd:schema>`,
};

async function mistakes(xml: string, main: XMLFileInfo, others: XMLFileInfo[] = []): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'answer.xml', contents: xml }],
    schema: [main],
    preload: others,
  });
  return errors.map(({ message }) => message);
}

describe('/sitemap.xml is valid against the schema, with images and lastmod (requirements §3.21)', () => {
  const check = (xml: string) =>
    mistakes(xml, sitemapWithImages, [schema('sitemap.xsd'), schema('sitemap-image.xsd')]);

  test('the built sitemap', async () => expect(await check(builtFile('/sitemap.xml'))).toEqual([]));

  test.each([
    ['a date of another kind', (xml: string) => xml.replace(/<lastmod>[^<]+/, '<lastmod>yesterday')],
    ['an address twice', (xml: string) => xml.replace(/(<url>[\s\S]*?<\/url>)/, '$1$1')],
    ['a picture without its address', (xml: string) => xml.replace(/<image:loc>[^<]+<\/image:loc>/, '')],
  ])('a sitemap with %s would be found out', async (_mistake, spoil) =>
    expect(await check(spoil(builtFile('/sitemap.xml')))).not.toEqual([]),
  );
});

describe('RSS that validates (requirements §3.21)', () => {
  test('the built feed', async () =>
    expect(await mistakes(builtFile('/blog/rss.xml'), schema('rss.xsd'))).toEqual([]));

  test('a feed without dates would be found out', async () =>
    expect(
      await mistakes(builtFile('/blog/rss.xml').replace(/<pubDate>[^<]+<\/pubDate>/, ''), schema('rss.xsd')),
    ).not.toEqual([]));
});
