export function stylesFor(css: string, html: string, names?: Map<string, string>): string;
export function writePageStyles(client: string): number;
