/** Enough for twenty megabytes over a slow mobile connection. */
const UPLOAD_TIMEOUT = 10 * 60_000;
export const CONNECTION_LOST = 'Connection lost. Try again.';

export type PostedForm = { isOk: boolean; status: number; text: string };

/**
 * Posts a form with a file. XMLHttpRequest, because fetch reports no upload progress.
 * @param onProgress gets 0 to 1.
 * @throws Error with a message for people when no answer came.
 */
export function postForm(
  url: string,
  form: FormData,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<PostedForm> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = (words: string) => reject(new Error(words));
    call.open('POST', url);
    call.timeout = UPLOAD_TIMEOUT;
    call.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    call.onload = () => {
      const { status, responseText: text } = call;
      resolve({ isOk: status >= 200 && status <= 299, status, text });
    };
    call.onerror = () => fail(CONNECTION_LOST);
    call.ontimeout = () => fail(CONNECTION_LOST);
    call.onabort = () => fail('Upload canceled.');
    signal.addEventListener('abort', () => call.abort(), { once: true });
    if (signal.aborted) call.abort();
    else call.send(form);
  });
}
