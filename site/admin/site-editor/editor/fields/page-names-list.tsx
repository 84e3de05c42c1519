import type { LinkedPage } from '#contract/site/site-records.ts';
import { namedPages, PAGE_NAMES_ID } from './page-names.ts';

/** The suggestions of every link field of the form; one list for all of them. */
export const PageNames = ({ pages }: { pages: readonly LinkedPage[] }) => (
  <datalist id={PAGE_NAMES_ID}>
    {namedPages(pages).map(({ name, page }) => (
      <option key={page.href} value={name}>
        {page.path}
      </option>
    ))}
  </datalist>
);
