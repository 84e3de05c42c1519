import type { Config } from '@react-router/dev/config';
import { feedPaths, prerenderedPaths } from './site/catalog/urls.ts';

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  // Links are plain anchors, so nothing is ever discovered in the browser.
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: [...prerenderedPaths, ...feedPaths] },
} satisfies Config;
