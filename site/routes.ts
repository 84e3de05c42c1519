import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the site, by hand. */
export default [
  index('pages/home.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
