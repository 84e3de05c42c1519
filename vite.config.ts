import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

export default defineConfig({
  plugins: [
    tailwindcss(),
    imagetools({ cache: { enabled: true, dir: './node_modules/.cache/imagetools' } }),
    mdx({ include: ['content/**/*.mdx'] }),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
