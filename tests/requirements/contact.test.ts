import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { setup } from '#content/firm.ts';
import { inquiryWords } from '#content/inquiry-words.ts';
import { CLOCK_MS } from '#contract/inquiries/clock.ts';
import { EMPTY_VALUES } from '#contract/inquiries/inquiry-fields.ts';
import { inquiryForm } from '#contract/inquiries/inquiry-form.ts';
import { INQUIRY_MESSAGES } from '#contract/inquiries/inquiry-limits.ts';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import type { FormStart } from '#site/inquiry/draft.ts';
import { selectPictures } from '#site/inquiry/select-pictures.ts';
import { uploadedMessage } from '#site/inquiry/use-pictures.ts';
import { EntryScripts } from '#site/layout/island.tsx';
import Contact from '#site/pages/contact/contact.tsx';
import ContactThanks, { loader as thanksLoader } from '#site/pages/contact/contact-thanks.tsx';

/** A page as the server renders it, with its loader's data. */
function render(page: () => React.ReactNode, data: unknown): string {
  const routes = [{ id: 'page', path: '/', element: createElement(page) }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: data } } });
  const app = createElement(RouterProvider, { router });
  const entry = { entry: '/entry.js' };
  return renderToString(createElement(EntryScripts, { value: entry }, app)).replaceAll('<!-- -->', '');
}

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

const start: FormStart = {
  values: EMPTY_VALUES,
  attachments: [],
  errors: {},
  idempotencyKey: '5f0e8c7e-93a1-4a4f-8a52-0d1f6f0f9a11',
  cameBack: false,
};
const html = render(Contact, start);
const text = words(html);

describe('/contact (requirements §3.9)', () => {
  test('hero titled Request a Consultation', () => {
    expect(html).toMatch(/<h1[^>]*>Request a Consultation<\/h1>/);
  });

  test('contact-info column: call, email, service area, response time within 24 hours', () => {
    const terms = [...html.matchAll(/<dt class="label">([^<]+)/g)].map(([, term]) => term);
    expect(terms).toEqual(['Call', 'Email', 'Service Area', 'Response Time']);
    expect(html).toMatch(/<a href="tel:[^"]+"/);
    expect(html).toMatch(/<a href="mailto:[^"]+"/);
    expect(text).toMatch(/Response Time Within 24 hours/);
  });

  test('service areas: Bee Cave, Driftwood, Dripping Springs, Blanco, Llano, Spicewood, Johnson City, Marble Falls', () => {
    const links = [...html.matchAll(/<a href="\/service-area\/([^"]+)"[^>]*>([^<]+)<\/a>/g)];
    expect(links.map(([, , name]) => name)).toEqual([
      'Bee Cave',
      'Driftwood',
      'Dripping Springs',
      'Blanco',
      'Llano',
      'Spicewood',
      'Johnson City',
      'Marble Falls',
    ]);
    for (const [, slug, name] of links) expect(slug).toBe(name?.toLowerCase().replaceAll(' ', '-'));
  });

  test('Project Details form', () => {
    expect(html).toMatch(/<h2[^>]*>Project Details<\/h2>/);
    for (const name of ['name', 'email', 'phone', 'serviceType', 'message', 'files'])
      expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`));
  });

  test('three FAQ entries: project timeline 4–8 months, permitting and inspections handled, high-performance features', () => {
    const questions = [...html.matchAll(/<dt class="[^"]*text-balance[^"]*">([^<]+)<\/dt>/g)];
    expect(questions).toHaveLength(3);
    expect(text).toMatch(/4–8 months/);
    expect(text).toMatch(/permitting and inspections\? We do\./);
    expect(text).toMatch(/high-performance features/);
  });

  test('after a successful submit a Thank You screen appears with a Send Another Message button', () => {
    const page = words(render(ContactThanks, { reference: 'LF-7K3M-92' }));
    expect(page).toMatch(/Thank You/);
    expect(page).toMatch(/LF-7K3M-92/);
    expect(page).toMatch(/Send Another Message/);
  });

  test('the thank-you page shows nothing that doesn’t look like a reference', () => {
    const load = (reference: string) => {
      const request = new Request(`http://localhost/contact/thank-you?${new URLSearchParams({ reference })}`);
      return thanksLoader({ request } as Parameters<typeof thanksLoader>[0]);
    };
    expect(load('LF-7K3M-92')).toEqual({ reference: 'LF-7K3M-92' });
    for (const reference of ['', 'LF-7K3M-92<b>', 'call 900-555-0100', 'lf-7k3m-92', '\nLF-7K3M-92'])
      expect(() => load(reference), reference).toThrow();
  });
});

describe('service types of the form (requirements §4)', () => {
  test('custom-home (Custom Home), remodel (Remodel/Addition), handyman (Handyman Services), consulting (Consulting)', () => {
    const options = [...html.matchAll(/<option value="([^"]+)"[^>]*>([^<]+)<\/option>/g)];
    expect(options.map(([, value, label]) => [value, label])).toEqual([
      ['custom-home', 'Custom Home'],
      ['remodel', 'Remodel/Addition'],
      ['handyman', 'Handyman Services'],
      ['consulting', 'Consulting'],
    ]);
  });
});

describe('states of the form and of the upload (requirements §5)', () => {
  test('the button reads "Sending..."', () => expect(inquiryWords.form.sending).toBe('Sending...'));
  test('the button reads "Uploading..."', () => expect(inquiryWords.upload.uploading).toBe('Uploading...'));
});

describe('validation (requirements §6)', () => {
  const messages = (form: object) =>
    inquiryForm.safeParse(form).error?.issues.map(({ message }) => message) ?? [];

  test('"Please enter a valid email address"', () => {
    expect(messages({ name: 'Ada', email: 'ada@', message: 'Ten letters' })).toEqual([
      'Please enter a valid email address',
    ]);
  });
  test('"Name must be at least 2 characters"', () => {
    expect(INQUIRY_MESSAGES.name).toBe('Name must be at least 2 characters');
    expect(messages({ name: 'A', email: 'ada@example.com', message: 'Ten letters' })).toEqual([
      'Name must be at least 2 characters',
    ]);
    expect(messages({ name: 'Al', email: 'ada@example.com', message: 'Ten letters' })).toEqual([]);
  });
  test('"Please provide more details about your project"', () => {
    expect(messages({ name: 'Ada', email: 'ada@example.com', message: 'Nine char' })).toEqual([
      'Please provide more details about your project',
    ]);
    expect(messages({ name: 'Ada', email: 'ada@example.com', message: 'Ten chars.' })).toEqual([]);
  });
  test('Name, Email and Project Details are marked required; phone, service type and attachments are optional', () => {
    const marks = [...html.matchAll(/<label for="inquiry-[^"]+"[^>]*>([^<]+)<\/label><span[^>]*>([^<]+)/g)];
    expect(Object.fromEntries(marks.map(([, label, mark]) => [label, mark]))).toMatchObject({
      Name: 'Required',
      Email: 'Required',
      Phone: 'Optional',
      'Service Type': 'Optional',
      'Project Details': 'Required',
      Attachments: 'Optional',
    });
    const required = [...html.matchAll(/<(?:input|select|textarea)([^>]* name="(\w+)"[^>]*)>/g)]
      .filter(([, attributes]) => attributes?.includes(' required=""'))
      .map(([, , name]) => name);
    expect(required).toEqual(['name', 'email', 'message']);
  });
  test('only image files are accepted; multiple selection is allowed', () => {
    expect(html).toMatch(/<input[^>]*type="file"[^>]*multiple=""[^>]*accept="image\/\*"/);
  });
  test('at most 5 files per selection; extra ones are ignored', () => {
    const files = Array.from({ length: 8 }, (_, i) => new File([], `${i}.jpg`, { type: 'image/jpeg' }));
    expect(selectPictures(files, 20)).toMatchObject({ taken: files.slice(0, 5), ignored: 3 });
    expect(IMAGE_LIMITS.filesPerSelection).toBe(5);
  });
});

describe('messages of the form (requirements §9)', () => {
  const { failed, sent, upload } = inquiryWords;
  test('"Error" with "Failed to send inquiry. Please try again."', () => {
    expect(failed).toEqual({ title: 'Error', fallback: 'Failed to send inquiry. Please try again.' });
  });
  test('toast "Files Uploaded" with the count of files uploaded successfully', () => {
    expect(upload.done).toBe('Files Uploaded');
    expect(uploadedMessage(1)).toBe('1 file uploaded successfully.');
    expect(uploadedMessage(5)).toBe('5 files uploaded successfully.');
  });
  test('toast "Consultation Request Sent" (thanks, a reply within 24 hours)', () => {
    expect(sent.toast.title).toBe('Consultation Request Sent');
    expect(sent.toast.description).toMatch(/thank you.*reply within 24 hours/i);
  });
  test('the Thank You screen (request received, contact within 24 hours)', () => {
    expect(sent.text).toMatch(/received your consultation request.*contact you within 24 hours/);
    expect(sent.again).toBe('Send Another Message');
  });
});

test('promises on every page the hours that the response clock measures (requirements §10)', () => {
  expect(setup.replyWithinHours * 3_600_000).toBe(CLOCK_MS);
});
