/** The title in the browser's tab: the page's, followed by the firm's name unless it contains it. */
export const titleOf = (title: string, firmName: string) =>
  title.includes(firmName) ? title : `${title} | ${firmName}`;
