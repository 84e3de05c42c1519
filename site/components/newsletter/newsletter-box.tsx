import { newsletterWords } from '#content/newsletter-words.ts';
import { PlainIsland } from '../../layout/island.tsx';

const { box, asked } = newsletterWords;

type NewsletterBoxProps = {
  /** Path of the page that carries the box. */
  page: string;
  /** The typed address, when the form comes back, and its error. */
  start?: { email: string; error: string };
};

/**
 * The "Stay Updated" box (requirements §3.7): a plain form that posts to /newsletter. With JavaScript,
 * it is sent without leaving the page (`site/components/newsletter/enhance-box.ts`). Everything the script may show is already here.
 */
export function NewsletterBox({ page, start }: NewsletterBoxProps) {
  const error = start?.error;
  return (
    <PlainIsland name="newsletter">
      <section
        aria-labelledby="stay-updated"
        className="halves gap-y-6 border-t border-ink pt-8 pb-6 lg:pt-10 print:hidden"
      >
        <div>
          <h2 id="stay-updated">{box.heading}</h2>
          <p className="mt-4 max-w-[36em] text-graphite">{box.promise}</p>
        </div>
        <form method="post" action="/newsletter" className="self-end">
          <label htmlFor="newsletter-email" className="block font-sans text-sm font-medium">
            {box.label}
          </label>
          <div className="mt-2 flex flex-col gap-3 sm:flex-row">
            <input
              id="newsletter-email"
              type="email"
              name="email"
              autoComplete="email"
              placeholder={box.placeholder}
              defaultValue={start?.email}
              aria-invalid={error ? true : undefined}
              aria-describedby="newsletter-error"
              className="min-h-12 w-full min-w-0 flex-1 border border-ink bg-transparent px-4 text-ink placeholder:text-graphite aria-invalid:border-cancelled"
            />
            <button type="submit" data-sending={box.sending} className="button">
              {box.subscribe}
            </button>
          </div>
          <p
            id="newsletter-error"
            role="alert"
            hidden={!error}
            data-unreachable={box.unreachable}
            className="mt-3 font-sans text-[0.9375rem] leading-snug font-medium text-cancelled"
          >
            {error}
          </p>
          <input type="hidden" name="page" value={page} />
          <div aria-hidden="true" className="sr-only">
            <label>
              Website
              <input type="text" name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        </form>
        <div hidden data-done="" className="self-end">
          <h3 tabIndex={-1} className="outline-none">
            {asked.heading}
          </h3>
          <p className="mt-2 max-w-[36em]">{asked.text}</p>
          <p className="caption mt-3">{asked.nothing}</p>
          <button type="button" className="button button-quiet mt-5">
            {asked.again}
          </button>
        </div>
      </section>
    </PlainIsland>
  );
}
