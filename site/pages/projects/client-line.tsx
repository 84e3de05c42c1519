import { content } from '../../content/snapshot.ts';
/** The client's words about a project, where there are any. No Review markup: a firm's own page can't vouch for it. */
export function ClientLine({ slug }: { slug: string }) {
  const { testimonials } = content();
  const line = testimonials.find(({ project }) => project === slug);
  if (!line) return null;
  return (
    <figure className="grid gap-x-12 gap-y-4 border-t border-hairline py-14 lg:grid-cols-12 lg:py-20">
      <figcaption className="lg:col-span-3">
        <span className="label block">The client</span>
        <span className="mt-2 block font-semibold">{line.name}</span>
        <span className="block text-graphite">{line.location}</span>
      </figcaption>
      <blockquote className="text-[clamp(1.5rem,2.8vw,2.4rem)] leading-[1.25] lg:col-span-9">
        <p className="max-w-[26em]">{line.text}</p>
      </blockquote>
    </figure>
  );
}
