import type { App, Base } from '../http/app-type.ts';
import { createImageHost } from './create-image-host.ts';
import type { Decoders } from './decode-in-subprocess.ts';
import type { ImageHost } from './image-host.ts';
import { removeOrphansHourly } from './orphans.ts';
import { imageRoutes } from './routes.ts';

/** Accepts visitors' pictures and shows them. */
export function wireImages(app: App, base: Base, decoders: Decoders): ImageHost {
  const host = createImageHost({ ...base, decoders });
  imageRoutes(app, { host, config: base.config });
  removeOrphansHourly(app, base.jobs, host);
  return host;
}
