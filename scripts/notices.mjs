/** `npm run notices`: writes the licenses and the list (SPDX) of all packages that the product ships, into build/. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeNotices } from '../vite/notices.mjs';
import { prepare, projectRoot } from './prepare.mjs';

await prepare({});
const folder = join(projectRoot, 'build');
mkdirSync(folder, { recursive: true });
writeNotices(folder);
