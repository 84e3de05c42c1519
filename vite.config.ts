import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugins } from './vite/content.ts';
import { plainNames } from './vite/plain-names.ts';

export default defineConfig({
  plugins: [tailwindcss(), plainNames(), ...contentPlugins(), reactRouter()],
  // Bundles only the parts of React Email that are used: the first email costs 1 MB of memory, not 45.
  ssr: { noExternal: [/^@react-email\//] },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // Lists that use only the names of files (site/catalog/urls.ts) never load the files.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Modules that the request form and the dashboard share, in one file: small files compress badly, and /contact
            // has a size budget.
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  // Includes the check for invisible characters, so that code with only that need loads no form fields.
                  test: /site\/layout\/(upload|request|toast|idempotency|visit)|contract\/shared\/control-characters/,
                },
                // Grouped, because the entry that every page with an island loads lists each file.
                {
                  name: 'fields',
                  test: /contract\/(inquiries\/inquiry-fields|inquiries\/inquiry-limits|shared\/text-rules)|node_modules\/zod\//,
                },
                { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
              ],
            },
          },
        },
      },
    },
  },
});
