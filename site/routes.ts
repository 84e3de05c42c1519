import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the site, by hand. */
export default [
  index('pages/home.tsx'),
  route('services', 'pages/services.tsx'),
  route('services/:slug', 'pages/service.tsx'),
  route('blog', 'pages/blog.tsx'),
  route('blog/category/:category', 'pages/blog-category.tsx'),
  route('blog/:slug', 'pages/article.tsx'),
  route('projects', 'pages/projects.tsx'),
  route('projects/:by/:choice', 'pages/projects-category.tsx'),
  route('projects/:slug', 'pages/project.tsx'),
  route('manufacturer', 'pages/manufacturer-overview.tsx'),
  route('manufacturers/:slug', 'pages/manufacturer.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('contact/thank-you', 'pages/contact-thanks.tsx'),
  route('admin', 'pages/admin.tsx'),
  route('admin/set-up', 'pages/admin-set-up.tsx'),
  route('how-we-build', 'pages/how-we-build.tsx'),
  route('cost-comparison', 'pages/cost-comparison.tsx'),
  route('cost-comparison/estimate', 'pages/cost-estimate.tsx'),
  route('service-area/:area', 'pages/service-area.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
