/**
 * An island: a part of a page that hydrates in the browser. All else of a page stays plain HTML, and
 * a page without an island ships no script but the inline one (docs/decisions/0002).
 *
 * The island is rendered by itself, with its own id prefix, so that `useId` counts the same on the
 * server as in the browser's `hydrateRoot`. Pages are only ever rendered on the server, which is why
 * `react-dom/server` may stand here.
 */
import { type ComponentType, createContext, createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';

export type IslandName = 'inquiry-form' | 'admin';

/** URLs of the browser's entry module, and of the refresh runtime in development. */
export const EntryScripts = createContext<{ entry: string; refresh?: string }>({ entry: '' });

export function Island<P extends object>({
  name,
  component,
  props,
}: {
  name: IslandName;
  component: ComponentType<P>;
  /** Plain JSON; it travels in the page. */
  props: P;
}) {
  const { entry, refresh } = useContext(EntryScripts);
  return (
    <>
      <div
        data-island={name}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by it
        dangerouslySetInnerHTML={{
          __html: renderToString(createElement(component, props), { identifierPrefix: name }),
        }}
      />
      {refresh && <script type="module" src={refresh} />}
      <script type="module" src={entry} />
    </>
  );
}
