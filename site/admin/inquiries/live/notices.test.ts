import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noticeOf } from './notice-words.ts';
import { noticeChoice, turnNoticesOff, turnNoticesOn } from './notices.ts';

const places = [{ slug: 'wimberley', name: 'Wimberley' }];
const arrival = {
  id: '1',
  createdAt: '2026-11-20T12:00:00.000Z',
  version: 1,
  service: 'custom-home',
  area: 'wimberley',
};

describe('a notification', () => {
  test('names service and town', () => {
    expect(noticeOf(arrival, 1, places)).toEqual({
      title: 'New inquiry',
      body: expect.stringMatching(/^.+, Wimberley$/),
    });
  });

  test('counts what hasn’t been looked at yet', () => {
    expect(noticeOf({ ...arrival, service: null }, 3, places)).toEqual({
      title: '3 new inquiries',
      body: 'Latest: Wimberley',
    });
  });

  test('says no more than that where neither is known', () => {
    for (const count of [1, 2])
      expect(noticeOf({ ...arrival, service: null, area: null }, count, places).body).toBe('');
  });
});

describe('the choice', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const permit = (permission: string, answer = permission) => {
    const browser = { permission, requestPermission: async () => (browser.permission = answer) };
    vi.stubGlobal('Notification', browser);
  };
  beforeEach(() => kept.clear());
  afterEach(() => vi.unstubAllGlobals());

  test('is off until the person asks for it and the browser agrees, and is one person’s own', async () => {
    permit('default', 'granted');
    expect(noticeChoice('olivia', storage)).toBe('off');
    await turnNoticesOn('olivia', storage);
    expect(noticeChoice('olivia', storage)).toBe('on');
    expect(noticeChoice('ana', storage)).toBe('off');
    turnNoticesOff('olivia', storage);
    expect(noticeChoice('olivia', storage)).toBe('off');
  });

  test('stays off when the browser or the person refuses', async () => {
    permit('default', 'denied');
    await turnNoticesOn('olivia', storage);
    expect(noticeChoice('olivia', storage)).toBe('blocked');
    permit('granted');
    expect(noticeChoice('olivia', storage)).toBe('off');
  });

  test('isn’t offered where the browser has no notifications, or nowhere to keep the choice', () => {
    vi.stubGlobal('Notification', undefined);
    expect(noticeChoice('olivia', storage)).toBe('unsupported');
    permit('granted');
    expect(noticeChoice('olivia', null)).toBe('unsupported');
  });
});
