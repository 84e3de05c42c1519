/**
 * The blog's "Stay Updated" box (specification §2, Blog): a plain form, so that it works without
 * JavaScript. The endpoint answers with the double opt-in of product.md §10.
 */
export function NewsletterBox() {
  return (
    <section aria-labelledby="stay-updated" className="grid gap-x-16 gap-y-6 md:grid-cols-12">
      <div className="md:col-span-6">
        <h2 id="stay-updated">Stay Updated</h2>
        <p className="mt-4 max-w-[36em] text-graphite">
          One e-mail when an article is published, and none in between. You confirm your address once; every
          e-mail has a link that ends it.
        </p>
      </div>
      <form method="post" action="/api/newsletter" className="self-end md:col-span-6">
        <label htmlFor="newsletter-email" className="block font-sans text-sm font-medium">
          Your e-mail address
        </label>
        <div className="mt-2 flex flex-col gap-3 sm:flex-row">
          <input
            id="newsletter-email"
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder="you@example.com"
            className="min-h-12 min-w-0 flex-1 border border-ink bg-transparent px-4 text-ink placeholder:text-graphite"
          />
          <button type="submit" className="button">
            Subscribe
          </button>
        </div>
      </form>
    </section>
  );
}
