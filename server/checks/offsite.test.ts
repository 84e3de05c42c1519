import { describe, expect, it } from 'vitest';
import type { OffsiteState } from '../offsite/offsite-store.ts';
import { findingsFor } from './offsite.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const backup = { at: '2026-03-10T04:00:00Z', rows: 9, pictures: 2, addedBytes: 1, totalBytes: 5_000_000 };
const rehearsal = {
  at: '2026-03-08T05:00:00Z',
  backupAt: '2026-03-08T04:00:00Z',
  rows: 9,
  pictures: 2,
  seconds: 1,
};
const failure = { at: '2026-03-10T05:00:00Z', step: 'backup' as const, says: 'connection refused' };
const found = (state: Partial<OffsiteState>) =>
  findingsFor('s3.example/firm', { backup, rehearsal, failure: null, registers: null, ...state }, NOW);
const marks = (state: Partial<OffsiteState>) => found(state).map(({ mark }) => mark);

describe('the doctor on off-site backups', () => {
  it('is content with a backup of last night and a trial restore of last week', () => {
    expect(marks({})).toEqual(['ok', 'ok']);
    expect(found({})[0]?.says).toBe(
      'The last backup at s3.example/firm was made at 2026-03-10T04:00:00Z (5 MB).',
    );
  });

  it('reports a missing, late or failing backup with its error', () => {
    expect(found({ backup: null, failure })[0]).toMatchObject({
      mark: 'warning',
      says: expect.stringContaining('refused'),
    });
    expect(marks({ failure })).toEqual(['warning', 'ok']);
    const late = { ...backup, at: '2026-03-08T04:00:00Z' };
    expect(found({ backup: late, failure })[0]).toMatchObject({
      mark: 'error',
      says: expect.stringContaining('refused'),
    });
  });

  it('asks for a trial restore after two weeks', () => {
    expect(marks({ rehearsal: null })).toEqual(['ok', 'warning']);
    expect(marks({ rehearsal: { ...rehearsal, at: '2026-02-20T05:00:00Z' } })).toEqual(['ok', 'warning']);
  });
});
