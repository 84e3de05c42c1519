/** How content becomes modules: pictures in all their sizes, articles from MDX. For the build and for tests. */
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { imagetools } from 'vite-imagetools';

export const contentPlugins = () => [
  // Deriving pictures is most of a cold build; what was derived once is kept.
  imagetools({ cache: { enabled: true, dir: './node_modules/.cache/imagetools' } }),
  mdx({
    include: ['content/**/*.mdx'],
    remarkPlugins: [remarkGfm, remarkFrontmatter, [remarkMdxFrontmatter, { name: 'frontmatter' }]],
    remarkRehypeOptions: { footnoteLabel: 'Sources', footnoteLabelProperties: {}, clobberPrefix: '' },
    // A style attribute would need unsafe-inline in the security policy.
    tableCellAlignToStyle: false,
  }),
];
