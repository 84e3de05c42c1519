/**
 * One of several texts, chosen before the first paint by the page's inline script (specification §2 Home:
 * "a subheading chosen at random per page view"). All lie in one place, so that the longest sets the
 * height and nothing moves; the others are hidden from eyes and readers alike. Without JavaScript: the first.
 */
export function Pick({ texts, className = '' }: { texts: readonly string[]; className?: string }) {
  return (
    <div className={`pick ${className}`}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
