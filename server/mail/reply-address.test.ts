import { describe, expect, it } from 'vitest';
import { replyTag, taggedAddress, tagsIn } from './reply-address.ts';

const SECRET = 'a secret of more than thirty-two characters';
const tag = replyTag(SECRET, 'one', 0);

describe('a reply address', () => {
  it('carries a tag that is read back, whatever a mail server makes of its case', () => {
    const address = taggedAddress('Studio@LedgeAndFrame.example', tag);
    expect(address).toBe(`studio+r${tag}@ledgeandframe.example`);
    expect(tagsIn([address.toUpperCase()], 'studio@ledgeandframe.example')).toEqual([tag]);
  });

  it('differs by inquiry, by the generation of its link and by the secret', () => {
    const others = [replyTag(SECRET, 'two', 0), replyTag(SECRET, 'one', 1), replyTag(`${SECRET}!`, 'one', 0)];
    expect(new Set([tag, ...others])).toHaveProperty('size', 4);
    for (const each of others) expect(each).toMatch(/^[a-z2-7]{20}$/);
  });

  it('leaves out the tag where it doesn’t fit into 64 octets', () => {
    const long = `${'x'.repeat(43)}@example.com`;
    expect(taggedAddress(long, tag)).toBe(long);
    expect(taggedAddress(long.slice(1), tag)).toHaveLength(64 + '@example.com'.length);
  });

  it('is found among other recipients, and nothing that only resembles it', () => {
    const own = taggedAddress('studio@firm.example', tag);
    const others = [
      'studio@firm.example',
      `studio+r${tag}@firm.example.org`,
      `studio+r${tag}x@firm.example`,
      `other+r${tag}@firm.example`,
      `studio+r${tag.slice(1)}1@firm.example`,
    ];
    expect(tagsIn([...others, own], 'studio@firm.example')).toEqual([tag]);
  });
});
