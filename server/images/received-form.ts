/** Forms with pictures sent without JavaScript: /contact, and those of a visitor's private page. */
import type { FastifyError, FastifyRequest } from 'fastify';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import { errorResponse } from '../http/errors.ts';
import { problem } from '../http/problem.ts';
import type { ImageHost } from './image-host.ts';

export type ReceivedForm = {
  fields: Record<string, string>;
  attachments: string[];
  /** Keys of the pictures that stay the same when the form is resubmitted: uploaded files have new addresses then. */
  pictures: string[];
  /** Messages about the pictures; undefined when all are fine. */
  pictureError: string | undefined;
};

/** Reads the form as it streams in; pictures are stored one at a time and never held in memory. */
export async function readForm(
  request: FastifyRequest,
  images: Pick<ImageHost, 'take'>,
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  const attachments: string[] = [];
  const pictures: string[] = [];
  const troubles: string[] = [];
  let files = 0;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (part.fieldname === 'attachments') {
        attachments.push(String(part.value));
        pictures.push(String(part.value));
      } else fields[part.fieldname] = String(part.value);
    } else if (!part.filename || ++files > IMAGE_LIMITS.filesPerSelection) {
      part.file.resume();
    } else {
      try {
        const { url, bytes } = await images.take(part.file);
        attachments.push(url);
        pictures.push(`${part.filename} ${bytes}`);
      } catch (error) {
        part.file.resume();
        troubles.push(`${part.filename}: ${errorResponse(error as FastifyError, request.log).body.detail}`);
      }
    }
  }
  const ignored = files - IMAGE_LIMITS.filesPerSelection;
  if (ignored > 0)
    troubles.push(
      `We kept the first ${IMAGE_LIMITS.filesPerSelection} pictures. Add the other ${ignored} now, or send the form without them.`,
    );
  const pictureError = troubles.length > 0 ? troubles.join(' ') : undefined;
  return { fields, attachments, pictures, pictureError };
}

/** Higher than our own limit: surplus files are skipped, so that the text fields still arrive. */
const LIMITS = { files: 200, parts: 250 };

/** @throws ProblemError 400 for an incomplete form; the parser gives its own errors no status. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts({ limits: LIMITS });
  } catch (error) {
    if ((error as FastifyError).statusCode) throw error;
    throw problem(400, 'The form didn’t upload completely. Go back and send it again.');
  }
}
