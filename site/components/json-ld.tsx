import type { Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. `<` is escaped, so that no text in it can close the element. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
