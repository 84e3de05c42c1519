import type { Testimonial } from '#contract/testimonial.ts';
import { nearestFirst } from '../../catalog/areas.ts';
import { content } from '../../content/snapshot.ts';
import type { AreaPage } from './area-page.ts';
import type { Composition } from './composition.ts';

/** The page's two fixed testimonials (specification §2): those from nearest by. */
export function testimonialsOf({ known }: AreaPage) {
  const { testimonials } = content();
  const list = known ? nearestFirst(testimonials, known, ({ town }) => town) : testimonials;
  return list.slice(0, 2);
}

/** No Review markup: a firm's own page can't vouch for it. `lead` sets the first quote large. */
export function Testimonials({
  quotes,
  form,
}: {
  quotes: readonly Testimonial[];
  form: Composition['clients'];
}) {
  const lead = form === 'lead' && quotes.length > 1;
  return (
    <div
      className={`grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 ${lead ? 'lg:grid-cols-[7fr_5fr]' : 'md:grid-cols-2'}`}
    >
      {quotes.map(({ name, location, rating, text }, i) => (
        <figure key={name} className="flex flex-col border-t border-ink pt-5">
          <blockquote
            className={`leading-snug ${lead && i === 0 ? 'text-2xl lg:text-[2rem]' : 'text-[clamp(1.2rem,1.8vw,1.5rem)]'}`}
          >
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
