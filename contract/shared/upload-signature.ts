import * as z from 'zod/mini';

/** Answer of `POST /api/cloudinary/signature`. */
export const uploadSignatureSchema = z.object({
  signature: z.string(),
  /** Unix seconds. */
  timestamp: z.number(),
  cloudName: z.string(),
  apiKey: z.string(),
  /** URL to which the browser posts the file: `{upload base}/v1_1/{cloudName}/image/upload`. */
  uploadUrl: z.string(),
  /** Further signed form fields, by name: each is sent with the file. */
  signed: z.record(z.string(), z.string()),
});
export type UploadSignature = z.infer<typeof uploadSignatureSchema>;
