import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Drawings that stand beside the pages instead of in them (product.md "Fast by design"). */
export const svgResponse = (drawings: FunctionComponent): Response =>
  new Response(renderToStaticMarkup(createElement(drawings)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
