import type { Tell } from '../booking/news.ts';
import type { App, Base } from '../http/app-type.ts';
import type { ImageHost } from '../images/image-host.ts';
import { createRegisters, keepRegisters } from '../registers/keeper.ts';
import { registerRoutes } from '../registers/routes.ts';
import { eraseInBackground } from './background.ts';
import { createErasure } from './erasure.ts';
import { registersOf } from './register.ts';
import { erasureRoutes } from './routes.ts';
import { createTraces } from './traces.ts';
import { removeTracesInBackground } from './traces-background.ts';

/** @property tell absent where booking is off. */
type Given = { images: ImageHost; tell: Tell | undefined };

/** Erases on request and by age, removes the traces, and keeps the registers beside the backups. */
export function wireErasure(app: App, base: Base, { images, tell }: Given): void {
  const { config, db } = base;
  const erasure = createErasure({ ...base, images, tell });
  const traces = createTraces(base);
  erasureRoutes(app, { db, erasure, traces });
  eraseInBackground(app, erasure, config.retentionDays);
  removeTracesInBackground(app, traces);
  const registers = createRegisters({ ...base, registers: registersOf(db, config.dataDir) });
  keepRegisters(app, registers);
  registerRoutes(app, { registers });
}
