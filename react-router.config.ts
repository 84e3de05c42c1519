import type { Config } from '@react-router/dev/config';
import { shippedPaths } from './site/catalog/shipped-paths.ts';
import { feedPaths } from './site/catalog/urls.ts';

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  // Links are plain anchors, so the browser never discovers routes.
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: [...shippedPaths, ...feedPaths] },
} satisfies Config;
