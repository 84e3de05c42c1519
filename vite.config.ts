import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugins } from './vite.content.ts';
import { plainNames } from './vite.plain-names.ts';

export default defineConfig({
  plugins: [tailwindcss(), plainNames(), ...contentPlugins(), reactRouter()],
  // Of React Email only the parts in use go into the server's bundle: the first mail costs 1 MB of memory, not 45.
  ssr: { noExternal: [/^@react-email\//] },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // Lists of files by name only (site/urls.ts) never load what they list.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
  },
});
