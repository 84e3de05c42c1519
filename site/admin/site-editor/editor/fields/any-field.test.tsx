import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { schemaOfRecord } from '#contract/site/records/collections.ts';
import { PUBLISHABLE } from '#contract/site/records/overlay.ts';
import { recordsOf } from '../../../../content/overlay.ts';
import { shippedAll } from '../../../../content/shipped.ts';
import { pictureWords } from '../../pictures/pictures.ts';
import { FormParts } from './form-context.ts';
import { Fields } from './group.tsx';
import { pageName } from './page-names.ts';
import { under } from './paths.ts';
import { asSchema } from './schema.ts';

type Leaf = { path: string; value: unknown };

/** Records as the server sends them, in JSON. */
const records = PUBLISHABLE.flatMap((collection) =>
  Object.entries(recordsOf(shippedAll)[collection]).map(([slug, record]) => ({
    name: `${collection}/${slug}`,
    schema: asSchema(
      z.toJSONSchema(schemaOfRecord(collection, slug) ?? z.never()) as Record<string, unknown>,
    ),
    value: JSON.parse(JSON.stringify(record)) as Record<string, unknown>,
  })),
);

const Nothing = () => null;

const shown = ({ schema, value }: Pick<(typeof records)[number], 'schema' | 'value'>) =>
  renderToStaticMarkup(
    <FormParts
      value={{
        set() {
          throw new Error('A form that is only looked at changes nothing.');
        },
        read: () => undefined,
        ...{ pages: [], collections: [], record: { collection: 'projects', slug: 'porch' }, staffId: 'ann' },
        ...{ mistakes: new Map(), advice: new Map(), offers: new Map(), opened: null },
        ArticleField: Nothing,
      }}
    >
      <Fields schema={schema} value={value} path="" />
    </FormParts>,
  );

const leavesOf = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, under(path, key)))
    : [{ path, value }];

/** The text of an article loads its own editor: e2e/site-article.test.ts. */
const isInText = (name: string, { path }: Leaf) => name.startsWith('articles/') && path.startsWith('body.');

/** The kind of a section, the side of its picture, the stars of a quote, the mark of a sample, a team member's drawing and the name of a chosen town aren't typed. */
const isGiven = (name: string, { path }: Leaf) =>
  (name.startsWith('team/') && /^(image|alt|caption|icon|color)$/.test(path)) ||
  /^reasons\.items\.\d+\.color$|\.(kind|side|icon)$|^(side|rating)$|\.covers\.\d+$|^slugs\.\d+$|^town\.name$|(^|\.)sample$/.test(
    path,
  );

/** Links are shown by what they lead to. */
const asShown = ({ path, value }: Leaf) => (path.endsWith('.href') ? pageName(String(value), []) : value);

/** The control at a path, as its markup from its own tag on. */
function controlAt(html: string, path: string): string {
  const [tag = ''] =
    html.match(new RegExp(`<\\w+[^>]* data-path="${path.replaceAll('.', '\\.')}"[^>]*>`)) ?? [];
  return tag && html.slice(html.indexOf(tag));
}

const escaped = (value: unknown) =>
  renderToStaticMarkup(<p>{String(value)}</p>).slice('<p>'.length, -'</p>'.length);

function shows(control: string, value: unknown): boolean {
  const tag = control.slice(0, control.indexOf('>') + 1);
  if (value === null) return tag.includes('value=""');
  if (typeof value === 'boolean') return tag.includes('checked=""') === value;
  if (tag.startsWith('<textarea')) return control.startsWith(`${tag}${escaped(value)}</textarea>`);
  if (tag.startsWith('<select')) {
    const options = control.slice(0, control.indexOf('</select>'));
    return options.includes(`<option value="${escaped(value)}" selected="">`);
  }
  return tag.includes(`value="${escaped(value)}"`);
}

describe('the form of an entry of the site', () => {
  it('shows every value of every entry that ships, and changes none by being opened', () => {
    const missing: string[] = [];
    let fields = 0;
    for (const record of records) {
      const html = shown(record);
      for (const leaf of leavesOf(record.value)) {
        if (isInText(record.name, leaf)) continue;
        const control = controlAt(html, leaf.path);
        fields += 1;
        const isShown = control.startsWith('<button')
          ? html.includes(`alt="${pictureWords(String(leaf.value))}"`)
          : control !== '' && shows(control, asShown(leaf));
        if (isShown === isGiven(record.name, leaf))
          missing.push(`${record.name} ${leaf.path}: ${leaf.value}`);
      }
    }
    expect(missing).toEqual([]);
    expect(records.length).toBeGreaterThan(70);
    expect(fields).toBeGreaterThan(4000);
  });

  it('calls each field by a name of its own', () => {
    for (const record of records) {
      const html = shown(record);
      expect(html.match(/<legend[^>]*>(Rows|Row)<|<label[^>]*>(Kind|Number)</g) ?? [], record.name).toEqual(
        [],
      );
    }
  });

  it('offers a choice with the fields of the kind that it has, such as a drawing’s, not a picture’s', () => {
    const schema = asSchema({
      type: 'object',
      properties: {
        figure: {
          anyOf: [
            {
              type: 'object',
              properties: {
                picture: { type: 'string', enum: ['05-kitchen'] },
                alt: { type: 'string', title: 'Alt' },
              },
            },
            {
              type: 'object',
              properties: {
                drawing: { type: 'string', enum: ['sip-house'], title: 'Drawing' },
                alt: { type: 'string', title: 'Alt' },
              },
            },
          ],
        },
      },
    });
    const html = shown({ schema, value: { figure: { drawing: 'sip-house', alt: 'A house.' } } });
    expect(html).toContain('data-path="figure.drawing"');
    expect(html).not.toContain('figure.picture');
  });
});
