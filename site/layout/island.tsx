/**
 * An island: the part of a page that runs JavaScript in the browser. `Island` hydrates, `PlainIsland` has a script
 * without React. The rest of the page stays plain HTML, and a page without an island ships no script but the inline
 * one (docs/decisions/0002).
 *
 * An `Island` is rendered separately, with its own id prefix, so that `useId` counts the same on the
 * server as in the browser's `hydrateRoot`. Pages are only ever rendered on the server, so this module
 * may import `react-dom/server`.
 */
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';

export type IslandName = 'inquiry-form' | 'admin' | 'admin-inquiries' | 'admin-offline' | 'newsletter';

/** URLs of the browser's entry module, and of the refresh runtime in development. */
export const EntryScripts = createContext<{ entry: string; refresh?: string }>({ entry: '' });

export function Island<P extends object>({
  name,
  component,
  props,
}: {
  name: IslandName;
  component: ComponentType<P>;
  /** Plain JSON, embedded in the page. */
  props: P;
}) {
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
      <Scripts />
    </>
  );
}

/**
 * An island without React, for text pages that can spare a few hundred bytes but not React
 * (docs/decisions/0016). Its script finds all its markup in the page, hidden until needed, because
 * prerendered pages have separate stylesheets and class names (docs/decisions/0004).
 */
export function PlainIsland({ name, children }: { name: IslandName; children: ReactNode }) {
  return (
    <>
      <div data-island={name}>{children}</div>
      <Scripts />
    </>
  );
}

function Scripts() {
  const { entry, refresh } = useContext(EntryScripts);
  return (
    <>
      {refresh && <script type="module" src={refresh} />}
      <script type="module" src={entry} />
    </>
  );
}
