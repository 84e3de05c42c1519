import { expect, it } from 'vitest';
import { isFooter } from './footers.ts';

it.each([
  'You received this message because you are subscribed to the Google Groups "Hill Country" group.',
  'Groups.io Links: You receive all messages sent to this group.',
  'For more options, visit https://groups.example/d/optout.',
  'To post to this group, send email to hill@groups.example',
  'Wenn Sie sich von dieser Gruppe abmelden möchten, antworten Sie nicht mehr.',
])('knows what a mailing list adds: %s', (line) => expect(isFooter([line])).toBe(true));

it.each(['You received our plans, I hope?', 'To the group: we meet on Monday.'])(
  'leaves the sender’s words: %s',
  (line) => expect(isFooter([line])).toBe(false),
);
