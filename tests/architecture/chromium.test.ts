import { expect, it } from 'vitest';
import { findChromium, findHeadlessChromium } from '../runner/chromium.mjs';

/** A machine on which only these files exist. */
const machine = (platform: string, files: string[], env: Record<string, string> = {}) => ({
  ...{ platform, env },
  exists: (path: string) => files.includes(path),
});

it('finds Chromium in the usual places of Linux, macOS and Windows', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findChromium(machine('linux', ['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
  expect(findChromium(machine('darwin', [chrome]))).toBe(chrome);
  expect(findChromium(machine('darwin', [`/Users/ann${chrome}`], { HOME: '/Users/ann' }))).toBe(
    `/Users/ann${chrome}`,
  );
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  expect(findChromium(machine('win32', [windows], { PROGRAMFILES: 'C:\\Program Files' }))).toBe(windows);
});

it('then looks in PATH, and finds nothing where there is nothing', () => {
  const env = { PATH: '/opt/a:/opt/b' };
  expect(findChromium(machine('linux', ['/opt/b/chromium'], env))).toBe('/opt/b/chromium');
  expect(findChromium(machine('freebsd', ['/opt/b/chrome'], env))).toBe('/opt/b/chrome');
  expect(findChromium(machine('linux', [], env))).toBeUndefined();
});

it('takes the one without windows for tests, if it is installed', () => {
  const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(findHeadlessChromium(machine('linux', both))).toBe('/usr/bin/chromium-headless-shell');
  expect(findHeadlessChromium(machine('linux', ['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
});

it('takes CHROMIUM_PATH before any other', () => {
  const chosen = machine('linux', ['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/chromium' });
  expect(findChromium(chosen)).toBe('/opt/chromium');
  expect(findHeadlessChromium(chosen)).toBe('/opt/chromium');
});
