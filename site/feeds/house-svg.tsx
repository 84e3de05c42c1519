/** /drawings/house.svg: the house drawings of /how-we-build, beside the page instead of in it (product.md "Fast"). */
import { renderToStaticMarkup } from 'react-dom/server';
import { HouseSheets } from '../parts/drawings/steps/house-sheets.tsx';

export function loader(): Response {
  return new Response(renderToStaticMarkup(<HouseSheets />), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
