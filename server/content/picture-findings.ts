/** Objections to publishing a record because of its pictures. */

import type { FieldPath, Finding } from '#contract/site/site-records.ts';
import { uploadedParts } from '#contract/site/uploaded-picture.ts';
import type { KnownPictures } from './pictures-store.ts';
import { isOff, type KnownRecord } from './records.ts';

/** Below it, a picture that fills a phone of today looks soft. */
const SHARP_WIDTH = 1000;

type Shown = { path: FieldPath; picture: string; alt: string; caption: string };

export function pictureFindings(record: KnownRecord, known: KnownPictures): Finding[] {
  const { collection, current } = record;
  if (isOff(record)) return [];
  const figures = figuresIn(current.value);
  const uploaded = figures.filter(({ picture }) => uploadedParts(picture));
  return [
    ...figures.flatMap((figure) => ofFigure(figure, known)),
    ...saidTwice(figures),
    ...(collection === 'projects' ? figures.flatMap(undescribed) : []),
    ...(collection === 'projects' && uploaded.length > 0 ? withoutPermission(current.value) : []),
  ];
}

function ofFigure({ path, picture, alt, caption }: Shown, known: KnownPictures): Finding[] {
  const parts = uploadedParts(picture);
  if (!parts) return [];
  const size = known.get(parts.id);
  if (size?.width !== parts.width || size.height !== parts.height)
    return [{ path, text: 'This picture was deleted. Choose another one.', blocks: true }];
  const beside = (key: string) => [...path.slice(0, -1), key];
  const findings: Finding[] = [];
  if (parts.width < SHARP_WIDTH)
    findings.push({
      path,
      text: `The picture is ${parts.width} pixels wide and may look blurry. Use one at least ${SHARP_WIDTH.toLocaleString('en-US')} pixels wide.`,
      blocks: false,
    });
  if (isFileName(alt))
    findings.push({
      path: beside('alt'),
      text: 'This is a file name. Describe the picture instead.',
      blocks: false,
    });
  else if (/^\s*(an? )?(photo|photograph|picture|image)s? of\b/i.test(alt))
    findings.push({
      path: beside('alt'),
      text: 'Leave out “photo of”; screen readers already say that it’s a picture.',
      blocks: false,
    });
  if (alt && alt === caption)
    findings.push({
      path: beside('alt'),
      text: 'This repeats the caption. Describe what’s in the picture.',
      blocks: false,
    });
  for (const [key, words] of [
    ['alt', alt],
    ['caption', caption],
  ] as const)
    if (/\bmodels?\b/i.test(words))
      findings.push({
        path: beside(key),
        text: 'This says “model.” For a photo, describe the building itself.',
        blocks: false,
      });
  return findings;
}

const isFileName = (alt: string): boolean =>
  /\.(jpe?g|png|webp|avif|heic|heif|gif)$/i.test(alt.trim()) ||
  /^(img|dsc|dscf|pxl|image)[_-]?\d+/i.test(alt.trim());

/** Alt text is advised; without it, a caption or the project's name is read out. */
const undescribed = ({ path, picture, alt }: Shown): Finding[] =>
  picture && alt === '' && path.at(-1) === 'picture' && path[0] !== 'cover'
    ? [
        {
          path: [...path.slice(0, -1), 'alt'],
          text: 'Describe this picture for people who can’t see it.',
          blocks: false,
        },
      ]
    : [];

/** A description that stayed from the picture before, or was copied with its row. */
function saidTwice(figures: readonly Shown[]): Finding[] {
  return figures.flatMap(({ path, picture, alt }, index) => {
    const other = figures.findIndex((one) => alt !== '' && one.alt === alt && one.picture !== picture);
    if (other < 0 || other >= index || !uploadedParts(picture)) return [];
    const text = 'Another picture here has the same alt text. Check that it describes this one.';
    return [{ path: [...path.slice(0, -1), 'alt'], text, blocks: false }];
  });
}

function withoutPermission(value: unknown): Finding[] {
  if ((value as { permission?: unknown } | null)?.permission === true) return [];
  const text = 'Check this after the client approves the photos.';
  return [{ path: ['permission'], text, blocks: true }];
}

/** Every picture in a value, with the words that belong to it. */
export function figuresIn(value: unknown, path: FieldPath = []): Shown[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => figuresIn(item, [...path, index]));
  if (value === null || typeof value !== 'object') return [];
  const { alt, caption } = value as Record<string, unknown>;
  const words = (text: unknown) => (typeof text === 'string' ? text : '');
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part !== 'string'
      ? figuresIn(part, [...path, key])
      : key === 'picture' || uploadedParts(part)
        ? [{ path: [...path, key], picture: part, alt: words(alt), caption: words(caption) }]
        : [],
  );
}
