import { pictureHref, thumbnailUrl } from '#contract/shared/images.ts';
import { content } from '../../content/snapshot.ts';

/** Uploaded pictures, each linked to its full size. */
export function SentPictures({ urls, className = '' }: { urls: string[]; className?: string }) {
  const { visitorWords } = content();
  if (urls.length === 0) return null;
  return (
    <ul className={`grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 ${className}`}>
      {urls.map((url, i) => (
        <li key={url}>
          <a
            href={pictureHref(url)}
            className="block border border-hairline bg-ledge no-underline hover:border-ink"
          >
            <img
              src={thumbnailUrl(url) ?? pictureHref(url)}
              alt={visitorWords.picture(i + 1)}
              width="240"
              height="180"
              loading="lazy"
              className="aspect-4/3 h-auto w-full object-cover font-sans text-sm"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
