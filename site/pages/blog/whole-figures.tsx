import { Children, type ReactNode } from 'react';

/** a browser may break the line after the hyphen, and "R-" alone says nothing. */
const R_VALUE = /(R-\d+(?:\.\d+)?)/;

/** The same text with each R-value kept on one line. */
export const wholeFigures = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    typeof child === 'string' ? Children.map(child.split(R_VALUE), onOneLine) : child,
  );

const onOneLine = (part: string, at: number): ReactNode =>
  at % 2 === 0 ? part : <span className="whitespace-nowrap">{part}</span>;
