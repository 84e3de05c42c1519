/** React for the islands that need it; loaded only on their pages. */
import { type ComponentType, createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

// biome-ignore lint/suspicious/noExplicitAny: each island checks its own props where it is placed
export function hydrate(element: HTMLElement, component: ComponentType<any>): void {
  const name = element.dataset.island;
  const props = JSON.parse(element.dataset.props ?? '{}');
  const tree = <StrictMode>{createElement(component, props)}</StrictMode>;
  hydrateRoot(element, tree, { identifierPrefix: name });
}
