/** The browser's entry: starts each island of the page with its own code. React loads only for those that use it. */
import type { ComponentType } from 'react';
import { trackPointerPress, whenFirstUsed } from './inquiry/hydrate-on-use.ts';
import type { IslandName } from './layout/island.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each island checks its own props where it is placed
type LoadComponent = () => Promise<ComponentType<any>>;

const hydrated = (load: LoadComponent) => async (element: HTMLElement) => {
  const [{ hydrate }, component] = await Promise.all([import('./layout/hydrate.tsx'), load()]);
  hydrate(element, component);
};

const islands: Record<IslandName, (element: HTMLElement) => Promise<void>> = {
  'inquiry-form': async (element) => {
    const pressEnded = trackPointerPress(element);
    await whenFirstUsed(element);
    await hydrated(async () => {
      const { InquiryForm } = await import('./inquiry/inquiry-form.tsx');
      await pressEnded();
      return InquiryForm;
    })(element);
  },
  admin: hydrated(async () => (await import('./admin/admin.tsx')).Admin),
  'admin-inquiries': hydrated(async () => (await import('./admin/admin-inquiries.tsx')).AdminInquiries),
  'admin-offline': hydrated(async () => (await import('./admin/offline/admin-offline.tsx')).AdminOffline),
  newsletter: async (element) =>
    (await import('./components/newsletter/enhance-box.ts')).enhanceNewsletterBox(element),
};

for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
  islands[element.dataset.island as IslandName](element).then(() => {
    element.dataset.hydrated = '';
  });
