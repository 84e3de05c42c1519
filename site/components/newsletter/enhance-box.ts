/**
 * Sends the "Stay Updated" box without leaving the page. Plain DOM, no React: the box is part of text pages,
 * and everything it may show is already in their markup (docs/decisions/0016).
 */
export function enhanceNewsletterBox(island: HTMLElement): void {
  const form = the<HTMLFormElement>(island, 'form');
  const email = the<HTMLInputElement>(form, '[name=email]');
  const button = the<HTMLButtonElement>(form, 'button');
  const error = the(form, '[role=alert]');
  const done = the(island, '[data-done]');
  const label = button.textContent;
  let sending = false;

  const show = (text: string, wrongAddress: boolean) => {
    error.textContent = text;
    error.hidden = text === '';
    email.ariaInvalid = wrongAddress ? 'true' : null;
    if (text) email.focus();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    // Not disabled: the button would lose the focus.
    button.textContent = button.dataset.sending as string;
    show('', false);
    const answer = await post(form);
    sending = false;
    button.textContent = label;
    if (answer === 'sent') {
      form.hidden = true;
      done.hidden = false;
      the(done, 'h3').focus();
    } else show(answer.text ?? (error.dataset.unreachable as string), answer.status === 400);
  });

  the(done, 'button').addEventListener('click', () => {
    form.reset();
    email.value = '';
    done.hidden = true;
    form.hidden = false;
    email.focus();
  });
}

/** @returns `sent`, or the reason: the server's own sentence, if there was one. */
async function post(form: HTMLFormElement): Promise<'sent' | { status?: number; text?: string }> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    if (response.ok) return 'sent';
    return { status: response.status, text: (await response.json()).detail };
  } catch {
    return {};
  }
}

const the = <E extends HTMLElement = HTMLElement>(within: HTMLElement, selector: string) =>
  within.querySelector(selector) as E;
