import { expect, it } from 'vitest';
import { htmlAsText } from './html-text.ts';

it('leaves out scripts, styles and what is hidden', () => {
  const html =
    '<head><title>t</title><style>p{}</style></head><div style="display:none">preheader</div><span style="font-size:0px">x</span><script>bad()</script><p>words</p>';
  expect(htmlAsText(html)).toBe('words');
});

it('writes the address of a link only when its text says another', () => {
  expect(htmlAsText('<a href="https://a.example/plan">the plan</a>')).toBe(
    'the plan (https://a.example/plan)',
  );
  expect(htmlAsText('<a href="https://a.example/">a.example</a>')).toBe('a.example');
  expect(htmlAsText('<a href="mailto:a@b.example">a@b.example</a>')).toBe('a@b.example');
  expect(htmlAsText('<a href="tel:+15125550143">+1 (512) 555-0143</a>')).toBe('+1 (512) 555-0143');
  expect(htmlAsText('<a href="javascript:bad()">words</a>')).toBe('words');
  expect(htmlAsText('<a href="https://evil.example">bank.example</a>')).toBe(
    'bank.example (https://evil.example)',
  );
});

it('keeps paragraphs, lists, cells and preformatted lines apart', () => {
  expect(htmlAsText('<p>one</p><p>two<br>three</p>')).toBe('one\n\ntwo\nthree');
  expect(htmlAsText('<ul><li>one</li><li>two</li></ul>')).toBe('- one\n- two');
  expect(htmlAsText('<table><tr><td>oak</td><td>12</td></tr><tr><td>ash</td><td>9</td></tr></table>')).toBe(
    'oak | 12\nash | 9',
  );
  expect(htmlAsText('<pre>a\n  b</pre>')).toBe('a\n  b');
});

it('marks what is quoted, and not what is only indented', () => {
  expect(htmlAsText('<div>own</div><blockquote type="cite">theirs</blockquote>')).toBe('own\n> theirs');
  expect(htmlAsText('<blockquote style="margin:0 0 0 40px;border:none;padding:0px">own</blockquote>')).toBe(
    'own',
  );
});

it('decodes entities and joins what only tags part', () => {
  expect(htmlAsText('a&nbsp;&amp;&#x20AC; <b>b</b>old')).toBe('a\u00a0&€ bold');
});

it('reads a million tags within each other', () => {
  expect(htmlAsText(`${'<div>'.repeat(1_000_000)}words`)).toBe('words');
});
