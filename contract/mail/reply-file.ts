/** Files that staff send with a reply: pictures and PDF. */
import * as z from 'zod/mini';

export const REPLY_FILE_LIMITS = {
  /** Most files in one reply. */
  filesMax: 10,
  /** All files of one reply together; mail servers often refuse more than twice this. */
  bytesMax: 10 * 1024 * 1024,
  /** Characters of a name, with its extension. */
  nameMax: 100,
  /** Days after which a file that was never sent is deleted. */
  draftDays: 30,
} as const;

/** Types by content, each with the extensions that a name of it may have; the first is added to any other name. */
export const REPLY_FILE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
} as const satisfies Record<string, readonly string[]>;
export type ReplyFileType = keyof typeof REPLY_FILE_TYPES;

/** `POST /api/inquiries/:id/reply-files` → 201. */
export const replyFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
});
export type ReplyFile = z.infer<typeof replyFileSchema>;
