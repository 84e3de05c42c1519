import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES } from '#contract/inquiries/inquiry-fields.ts';
import type { FormStart } from './draft.ts';
import { InquiryForm } from './inquiry-form.tsx';

const start: FormStart = {
  values: EMPTY_VALUES,
  attachments: [],
  errors: {},
  idempotencyKey: '5f0e8c7e-93a1-4a4f-8a52-0d1f6f0f9a11',
  cameBack: false,
};
const CALL = { phone: '979-555-0142', href: 'tel:+1-979-555-0142' };
const render = (change: Partial<FormStart> = {}) =>
  renderToString(createElement(InquiryForm, { ...start, call: CALL, ...change })).replaceAll('<!-- -->', '');
/** The tag of the control with this name. */
const control = (html: string, name: string) =>
  new RegExp(`<[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe('the form without script', () => {
  it('is a plain form that posts itself, pictures included', () => {
    const html = render();
    expect(html).toMatch(/<form [^>]*method="post"[^>]*>/);
    expect(html).toMatch(/<form [^>]*action="\/contact"[^>]*>/);
    expect(html).toMatch(/<form [^>]*encType="multipart\/form-data"[^>]*>/i);
    expect(html).not.toMatch(/novalidate/i);
    expect(control(html, 'files')).toMatch(/type="file".*multiple="".*accept="image\/\*"/);
    expect(control(html, 'files')).not.toContain('hidden');
    expect(control(html, 'idempotencyKey')).toContain('value="5f0e8c7e-93a1-4a4f-8a52-0d1f6f0f9a11"');
  });

  it('shows no button that would need script', () => {
    expect(render({ attachments: [{ url: '/a.webp', name: 'Picture 1' }] }).match(/<button/g)).toHaveLength(
      1,
    );
  });

  it('hides the honeypot from people and assistive technology, without a style attribute', () => {
    const html = render();
    expect(html).toMatch(/<div aria-hidden="true" class="sr-only"><label>Website<input/);
    expect(control(html, 'website')).toMatch(/tabindex="-1"/i);
    expect(control(html, 'website')).toMatch(/autocomplete="off"/i);
    expect(html).not.toContain('style=');
  });

  it('carries what a link prefilled', () => {
    const html = render({
      values: { ...EMPTY_VALUES, serviceType: 'remodel', message: 'Site in Llano.\n\n' },
    });
    expect(html).toMatch(/<option value="remodel" selected="">/);
    expect(html).toMatch(/<textarea[^>]*>Site in Llano\./);
  });

  it('escapes what was typed', () => {
    const html = render({ values: { ...EMPTY_VALUES, name: '"><script>', message: '</textarea><script>' } });
    expect(html).not.toContain('<script>');
  });
});

describe('a form that came back', () => {
  const html = render({
    values: {
      ...EMPTY_VALUES,
      name: 'A',
      email: 'ada@example.com',
      message: 'A porch of twelve by thirty feet.',
    },
    attachments: [{ url: 'https://studio.example/images/inquiries/a.webp', name: 'Picture 1' }],
    errors: {
      name: 'Name must be at least 2 characters',
      attachments: 'plan.svg: not a picture',
      form: 'Look again.',
    },
    cameBack: true,
  });

  it('holds everything typed, and the pictures that arrived', () => {
    expect(control(html, 'name')).toContain('value="A"');
    expect(control(html, 'email')).toContain('value="ada@example.com"');
    expect(html).toContain('>A porch of twelve by thirty feet.</textarea>');
    expect(control(html, 'attachments')).toMatch(
      /type="hidden".*value="https:\/\/studio.example\/images\/inquiries\/a.webp"/,
    );
  });

  it('says beside the field what is wrong with it, for screen readers too', () => {
    expect(control(html, 'name')).toContain('aria-invalid="true"');
    expect(control(html, 'name')).toContain('aria-describedby="inquiry-name-error"');
    expect(html).toMatch(
      /<p id="inquiry-name-error" role="alert"[^>]*>.*?Name must be at least 2 characters/,
    );
    expect(html).toMatch(/<p id="inquiry-attachments-error" role="alert"[^>]*>.*?plan.svg: not a picture/);
    expect(control(html, 'email')).not.toContain('aria-invalid=');
  });

  it('sums the errors up at the top, with links to the fields, and the focus there', () => {
    const [summary = ''] = /<div role="alert".*?<\/div>/.exec(html) ?? [];
    expect(summary).toMatch(/<div role="alert" tabindex="-1" autofocus=""/i);
    expect(summary).toMatch(/<a href="#inquiry-name"[^>]*>Name must be at least 2 characters<\/a>/);
    expect(summary).toMatch(/<a href="#inquiry-attachments"/);
    expect(summary).toContain('Look again.');
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('name="name"'));
  });
});
