/**
 * The address that receives a visitor's answers: `local+r{tag}@domain`. The tag names the inquiry by a keyed hash, so
 * that no one can forge one; revoking the private link also ends its tag (docs/decisions/0010).
 */
import { createHmac } from 'node:crypto';

/** 100 bits: 20 letters of base32, which survive any change of case. */
const TAG_LETTERS = 20;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
/** RFC 5321 §4.5.3.1.1. */
const LOCAL_PART_OCTETS = 64;

/** @param generation of the inquiry's private link (`visitor_link_generation`). */
export function replyTag(secret: string, inquiryId: string, generation: number): string {
  const digest = createHmac('sha256', secret).update(`reply-address:${inquiryId}:${generation}`).digest();
  return [...digest.subarray(0, TAG_LETTERS)].map((byte) => BASE32[byte % 32]).join('');
}

/**
 * Returns the tagged address; the plain one when the tag doesn't fit into it, so that answers still arrive.
 * @param replyAddress the address that receives answers (REPLY_ADDRESS).
 */
export function taggedAddress(replyAddress: string, tag: string): string {
  const at = replyAddress.lastIndexOf('@');
  const local = `${replyAddress.slice(0, at)}+r${tag}`;
  return (local.length > LOCAL_PART_OCTETS ? replyAddress : local + replyAddress.slice(at)).toLowerCase();
}

/** Returns the tags of the reply address among an email's recipients. */
export function tagsIn(recipients: readonly string[], replyAddress: string): string[] {
  const at = replyAddress.lastIndexOf('@');
  const [local, domain] = [replyAddress.slice(0, at), replyAddress.slice(at)].map((p) => p.toLowerCase());
  const prefix = `${local}+r`;
  return recipients.flatMap((recipient) => {
    const address = recipient.toLowerCase();
    if (!address.startsWith(prefix) || !address.endsWith(domain as string)) return [];
    const tag = address.slice(prefix.length, address.length - (domain as string).length);
    return /^[a-z2-7]{20}$/.test(tag) ? [tag] : [];
  });
}
