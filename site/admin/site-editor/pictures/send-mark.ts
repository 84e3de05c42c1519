/** Sends a logo. */
import { type LogoName, MARK_LIMITS } from '#contract/site/logo.ts';
import { problemIn } from '../../../layout/request.ts';
import { postForm } from '../../../layout/upload/post-form.ts';

const NOT_NOW = 'The logo could not be uploaded. Try again in a minute.';
const SIGNED_OUT = 'Your session has ended. Sign in again, then upload the logo.';

/** @throws Error with a message for people. */
export async function sendMark(
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<LogoName> {
  if (file.size > MARK_LIMITS.bytes)
    throw new Error(
      `The logo is larger than ${MARK_LIMITS.bytes / 1024 ** 2} MB. Export it about 1,000 pixels wide.`,
    );
  const form = new FormData();
  form.set('file', file);
  const { isOk, status, text } = await postForm('/api/content/marks', form, onProgress, signal);
  if (isOk) return (JSON.parse(text) as { name: LogoName }).name;
  throw new Error(status === 401 ? SIGNED_OUT : (problemIn(text)?.detail ?? NOT_NOW));
}
