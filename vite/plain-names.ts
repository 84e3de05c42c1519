import type { Plugin } from 'vite';

/**
 * Radix sets each of its functions' names at run time, for stack traces; no minifier removes those
 * calls. Without them the contact page's script is smaller (docs/decisions/0004).
 */
export function plainNames(): Plugin {
  return {
    name: 'plain-names',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/@radix-ui\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

const OPENING = '/* @__PURE__ */ __name(';

/** Replaces each call that sets the name of `f` to its own name with `(f)`; any other code is unchanged. */
export function withoutNames(code: string): string {
  let rest = code.replace(/^__name\([\w$]+, "[\w$]+"\);$/gm, '');
  for (let at = rest.lastIndexOf(OPENING); at !== -1; at = rest.lastIndexOf(OPENING, at - 1)) {
    const inside = rest.slice(at + OPENING.length);
    const name =
      /([\w$]+) [=:] $/.exec(rest.slice(0, at))?.[1] ?? /^(?:async )?function ([\w$]+)/.exec(inside)?.[1];
    const end = `}, "${name}")`;
    const closing = inside.indexOf(end);
    if (closing !== -1)
      rest = `${rest.slice(0, at)}(${inside.slice(0, closing)}})${inside.slice(closing + end.length)}`;
    if (at === 0) break;
  }
  return rest;
}
