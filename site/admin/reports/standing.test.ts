import { expect, it } from 'vitest';
import { changeOf, standingOf } from './standing.ts';

const responded = (inquiries: number, within24: number | null) => ({
  ...{ inquiries, answered: 0, late: 0, overdue: 0, open: 0, closed: 0, within24 },
  ...{ medianMs: null, p95Ms: null },
});
const NO_SUM = { estimates: 0, low: 0, high: 0 };

function sentence(within24: number | null, projects: number, projectsBefore: number, overdueNow: number) {
  const before = {
    ...{ from: '2026-01-01', to: '2026-03-31', response: responded(100, 1), later: responded(0, null) },
    ...{ projects: projectsBefore, projectsWorth: NO_SUM, meetings: null },
  };
  const { start, strong, join, overdue } = standingOf({
    ...{ response: responded(100, within24), projects, before, overdueNow },
  });
  return `${start}${strong}${join}${overdue} right now.`;
}

it('says “but only” where prompt responses bring fewer projects', () =>
  expect(sentence(0.92, 41, 62, 3)).toBe(
    'You responded to almost everyone within 24 hours, but only 41% of inquiries became projects (down from 62%), and three people are waiting too long right now.',
  ));

it('turns at the people who wait where all else is well', () => {
  expect(sentence(1, 60, 40, 1)).toBe(
    'You responded to everyone within 24 hours, 60% of inquiries became projects (up from 40%), but one person is waiting too long right now.',
  );
  expect(sentence(1, 60, 40, 0)).toMatch(/, and no one is waiting too long right now\.$/);
});

it('turns at projects that rise in spite of slow responses', () =>
  expect(sentence(0.405, 60, 40, 12)).toBe(
    'You responded to only 40.5% of people within 24 hours, but 60% of inquiries became projects (up from 40%), and 12 people are waiting too long right now.',
  ));

it('leaves out responses where none was due', () =>
  expect(sentence(null, 41, 40, 0)).toBe(
    '41% of inquiries became projects (about the same as before), and no one is waiting too long right now.',
  ));

it('compares shares, and calls small differences alike', () => {
  expect(changeOf(0.5, 0.4)).toEqual({ words: 'up from 40%', direction: 'up' });
  expect(changeOf(0.4, 0.41)).toEqual({ words: 'about the same as before', direction: 'same' });
  expect(changeOf(0.4, null)).toBeNull();
});
