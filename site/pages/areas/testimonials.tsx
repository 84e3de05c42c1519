import type { Testimonial } from '#contract/site/testimonial.ts';
import { nearestFirst } from '../../catalog/areas.ts';
import { content } from '../../content/snapshot.ts';
import type { AreaPage } from './area-page.ts';

/** The page's two fixed testimonials (specification §2): those from nearest by. */
export function testimonialsOf({ known }: AreaPage) {
  const { testimonials } = content();
  const list = known ? nearestFirst(testimonials, known, ({ town }) => town) : testimonials;
  return list.slice(0, 2);
}

/** No Review markup: a firm's own page can't vouch for it. */
export function Testimonials({ quotes }: { quotes: readonly Testimonial[] }) {
  return (
    <div className="grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 md:grid-cols-2">
      {quotes.map(({ name, location, rating, text }) => (
        <figure key={name} className="flex flex-col border-t border-ink pt-5">
          <blockquote className="text-[clamp(1.2rem,1.8vw,1.5rem)] leading-snug">
            <p>{text}</p>
          </blockquote>
          <figcaption className="mt-auto flex flex-wrap justify-between gap-x-6 pt-5 text-[0.95rem]">
            <span>
              <span className="font-semibold">{name}</span>
              <span className="block text-graphite">{location}</span>
            </span>
            <span className="text-graphite tabular-nums">Rated {rating} of 5</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
