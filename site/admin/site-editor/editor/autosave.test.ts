import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#contract/shared/problem.ts';
import type { EditedRecord, SavedDraft } from '#contract/site/site-records.ts';
import { RequestError } from '../../../layout/request.ts';
import { createAutosave } from './autosave.ts';

const record = (fields: Partial<EditedRecord> = {}): EditedRecord => ({
  ...{ collection: 'areas', slug: 'llano', name: 'Llano', path: '/service-area/llano' },
  ...{ live: 'shipped', picture: null, sample: false, draft: null, published: null, scheduled: null },
  ...{ schema: {}, findings: [], version: 3, mayHide: true },
  ...{ value: { lede: 'Granite.', ground: 'rock' }, liveValue: null, shippedValue: null },
  ...fields,
});

/** A form with a server that responds with `answer`. */
function form(
  answer: (sent: unknown, version: number) => Promise<number>,
  fields: Partial<EditedRecord> = {},
  text = '',
) {
  const saves: { value: unknown; version: number }[] = [];
  let keptText = text;
  const keeper = createAutosave({
    record: record(fields),
    async save({ value }, version) {
      saves.push({ value, version });
      const next = await answer(value, version);
      return { version: next, findings: [], summary: record() } satisfies SavedDraft;
    },
    kept: {
      get: () => keptText,
      set: (now) => {
        keptText = now;
      },
    },
    pauseMs: 20,
    retryMs: 30,
  });
  return { keeper, saves, kept: () => keptText };
}

async function until(isTrue: () => boolean) {
  for (const end = Date.now() + 5000; !isTrue(); await pause(5))
    if (Date.now() > end) throw new Error('It did not happen in time');
}
const conflict = (version: number, value: unknown) =>
  new RequestError(412, JSON.stringify({ current: { version, value, draft: null } }), '');

describe('what is typed into a form of the site', () => {
  it('is kept in the browser at once, and saved after a pause as one', async () => {
    const { keeper, saves, kept } = form(async (_, version) => version + 1);
    keeper.set('lede', 'Granit');
    keeper.set('lede', 'Granite and oak.');
    expect(JSON.parse(kept()).value.lede).toBe('Granite and oak.');
    expect(saves).toEqual([]);
    await until(() => keeper.read().saving === 'saved');
    expect(saves).toEqual([{ value: { lede: 'Granite and oak.', ground: 'rock' }, version: 3 }]);
    expect(kept()).toBe('');
  });

  it('isn’t replaced by the answer to an earlier save, and is saved after it, never beside it', async () => {
    let answered = () => {};
    const first = new Promise<void>((resolve) => {
      answered = resolve;
    });
    let open = 0;
    const { keeper, saves } = form(async (_, version) => {
      open += 1;
      expect(open).toBe(1);
      if (saves.length === 1) await first;
      open -= 1;
      return version + 1;
    });
    keeper.set('lede', 'One');
    await until(() => saves.length === 1);
    keeper.set('lede', 'One two');
    await pause(60);
    expect(saves.length).toBe(1);
    answered();
    await until(() => keeper.read().saving === 'saved');
    expect(keeper.read().value).toMatchObject({ lede: 'One two' });
    expect(saves.map(({ version }) => version)).toEqual([3, 4]);
  });

  it('is saved once the connection is back, without a further key', async () => {
    let isDown = true;
    const { keeper, saves, kept } = form(async (_, version) => {
      if (isDown) throw new TypeError('no connection');
      return version + 1;
    });
    keeper.set('lede', 'Typed in the field');
    await until(() => saves.length > 1);
    expect(keeper.read().saving).not.toBe('saved');
    expect(kept()).toContain('Typed in the field');
    isDown = false;
    await until(() => keeper.read().saving === 'saved');
    expect(kept()).toBe('');
  });

  it('comes back after the page was closed', () => {
    const { keeper, kept } = form(async () => {
      throw new TypeError('no connection');
    });
    keeper.set('lede', 'Unsent');
    const again = form(async (_, version) => version + 1, {}, kept());
    expect(again.keeper.read()).toMatchObject({
      value: { lede: 'Unsent', ground: 'rock' },
      saving: 'waiting',
    });
  });

  it('joins what a colleague saved in other fields', async () => {
    const { keeper, saves } = form(async (_, version) => {
      if (version === 3) throw conflict(7, { lede: 'Granite.', ground: 'theirs' });
      return version + 1;
    });
    keeper.set('lede', 'Mine.');
    await until(() => keeper.read().saving === 'saved');
    expect(saves.at(-1)).toEqual({ value: { lede: 'Mine.', ground: 'theirs' }, version: 7 });
  });

  it('waits for a decision where a colleague wrote into the same field', async () => {
    const { keeper, saves } = form(async (_, version) => {
      if (version === 3) throw conflict(7, { lede: 'Theirs.', ground: 'rock' });
      return version + 1;
    });
    keeper.set('lede', 'Mine.');
    await until(() => keeper.read().clashes.length === 1);
    expect(keeper.read()).toMatchObject({ value: { lede: 'Mine.' }, saving: 'clash' });
    await pause(50);
    expect(saves.length).toBe(1);
    keeper.decide(keeper.read().clashes[0]!, 'theirs');
    await until(() => keeper.read().saving === 'saved');
    expect(keeper.read().value).toEqual({ lede: 'Theirs.', ground: 'rock' });
  });

  it('is undone and redone, a run of typing as one step, also after a save', async () => {
    const { keeper } = form(async (_, version) => version + 1);
    keeper.set('lede', 'G');
    keeper.set('lede', 'Gr');
    keeper.set('ground', 'clay');
    await until(() => keeper.read().saving === 'saved');
    keeper.undo();
    expect(keeper.read().value).toEqual({ lede: 'Gr', ground: 'rock' });
    keeper.undo();
    expect(keeper.read().value).toEqual({ lede: 'Granite.', ground: 'rock' });
    expect(keeper.read().canUndo).toBe(false);
    keeper.redo();
    keeper.redo();
    expect(keeper.read().value).toEqual({ lede: 'Gr', ground: 'clay' });
    await until(() => keeper.read().saving === 'saved');
  });

  it('isn’t taken for a colleague’s where the answer to a save was lost, also after a reload', async () => {
    // The server keeps the first save, and its answer never comes.
    const lost = (server: { version: number; value: unknown }) => async (sent: unknown, version: number) => {
      if (version !== server.version) throw conflict(server.version, server.value);
      Object.assign(server, { version: version + 1, value: sent });
      if (version === 3) throw new TypeError('no connection');
      return version + 1;
    };
    const server = { version: 3, value: {} };
    const { keeper } = form(lost(server));
    keeper.set('lede', 'One');
    await until(() => keeper.read().saving === 'failed');
    keeper.set('lede', 'One two');
    await until(() => keeper.read().saving === 'saved');
    expect(server.value).toEqual({ lede: 'One two', ground: 'rock' });

    const closed = { version: 3, value: {} };
    const before = form(lost(closed));
    before.keeper.set('lede', 'One');
    await until(() => closed.version === 4);
    before.keeper.set('lede', 'One two');
    const after = form(lost(closed), closed, before.kept());
    expect(after.keeper.read()).toMatchObject({ value: { lede: 'One two' }, clashes: [] });
    await until(() => after.keeper.read().saving === 'saved');
    expect(closed.value).toEqual({ lede: 'One two', ground: 'rock' });
  });

  it('still waits for the decision after a reload', async () => {
    const theirs = { lede: 'Theirs.', ground: 'rock' };
    const { keeper, kept } = form(async () => {
      throw conflict(7, theirs);
    });
    keeper.set('lede', 'Mine.');
    await until(() => keeper.read().clashes.length === 1);
    for (const version of [7, 8]) {
      const again = form(async () => version + 1, { version, value: { ...theirs, more: version } }, kept());
      expect(again.keeper.read()).toMatchObject({
        value: { lede: 'Mine.' },
        saving: 'clash',
        clashes: [{ path: 'lede', theirs: 'Theirs.' }],
      });
      await pause(40);
      expect(again.saves).toEqual([]);
    }
  });

  it('leaves hidden what a colleague hid meanwhile', async () => {
    const theirs = { version: 7, value: { lede: 'Granite.', ground: 'rock' } };
    const draft = { at: '2026-11-24T00:00:00.000Z', by: 'Olivia Owner', hides: true };
    const { keeper } = form(async (_, version) => {
      if (version === 3) throw new RequestError(412, JSON.stringify({ current: { ...theirs, draft } }), '');
      return version + 1;
    });
    keeper.set('lede', 'Mine.');
    await until(() => keeper.read().saving === 'saved');
    expect(keeper.read()).toMatchObject({ value: { lede: 'Mine.' }, hidden: true });
  });

  it('can be undone after a colleague’s words came in, and keeps those', async () => {
    const { keeper } = form(async (_, version) => {
      if (version === 3) throw conflict(7, { lede: 'Granite.', ground: 'theirs' });
      return version + 1;
    });
    keeper.set('lede', 'Mine.');
    await until(() => keeper.read().saving === 'saved');
    keeper.undo();
    expect(keeper.read().value).toEqual({ lede: 'Granite.', ground: 'theirs' });
    keeper.redo();
    expect(keeper.read().value).toEqual({ lede: 'Mine.', ground: 'theirs' });
  });

  it('is saved later where the server asks for patience, and says why where it refuses', async () => {
    let status = 429;
    const { keeper, saves } = form(async (_, version) => {
      if (saves.length === 1)
        throw new RequestError(status, '', '', { detail: 'Only owners can do this.' } as Problem);
      return version + 1;
    });
    keeper.set('lede', 'One');
    await until(() => keeper.read().saving === 'saved');

    status = 403;
    saves.length = 0;
    keeper.set('lede', 'Two');
    await until(() => keeper.read().saving === 'refused');
    expect(keeper.read().refusal).toBe('Only owners can do this.');
    await pause(80);
    expect(saves.length).toBe(1);
    keeper.set('ground', 'clay');
    await until(() => keeper.read().saving === 'saved');
    expect(keeper.read().refusal).toBe(null);
  });
});
