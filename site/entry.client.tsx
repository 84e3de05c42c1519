/** The browser's entry: hydrates the islands of the page, each with its own code. */
import { type ComponentType, createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from './frame/island.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each island checks its own props where it is placed
const islands: Record<IslandName, () => Promise<ComponentType<any>>> = {
  'inquiry-form': async () => (await import('./inquiry/inquiry-form.tsx')).InquiryForm,
  admin: async () => (await import('./admin/admin.tsx')).Admin,
};

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const name = element.dataset.island as IslandName;
  islands[name]().then((component) => {
    const props = JSON.parse(element.dataset.props ?? '{}');
    const tree = <StrictMode>{createElement(component, props)}</StrictMode>;
    hydrateRoot(element, tree, { identifierPrefix: name });
    element.dataset.hydrated = '';
  });
}
