import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Drawings in files of their own, beside the pages (product.md "Fast by design"). */
export const svgResponse = (drawings: FunctionComponent): Response =>
  new Response(renderToStaticMarkup(createElement(drawings)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
