/** A public page's data for search engines and for the title block. */
export type PageMeta = {
  /** At most 60 characters, unique over the site. */
  title: string;
  /** 70 to 160 characters, unique over the site. */
  description: string;
  /** Sheet number in the drawing set, shown in the footer's title block ("A-100"). */
  sheet: string;
};
