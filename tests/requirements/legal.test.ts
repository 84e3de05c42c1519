import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inquirySource } from '#contract/inquiries/inquiry.ts';
import { type FieldName, fieldOf } from '#contract/inquiries/inquiry-fields.ts';
import { inquiryFields } from '#contract/inquiries/inquiry-form.ts';
import { newsletterSubmission } from '#contract/mail/newsletter.ts';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import type { LegalDocument } from '#contract/site/records/legal.ts';
import { shipped } from '#site/content/shipped.ts';
import { LegalText } from '#site/pages/legal/legal-text.tsx';

const { privacyPolicy, termsOfService } = shipped;
const render = (document: LegalDocument) =>
  renderToStaticMarkup(createElement(LegalText, { document })).replaceAll('&#x27;', "'");
const privacy = render(privacyPolicy);
const terms = render(termsOfService);
const main = (html: string) => html.replaceAll(/<nav.*?<\/nav>/gs, '');

/** Section headings as they are read out: number and title. */
const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading?.replaceAll(/<[^>]+>/g, ''));

describe('§2 "Privacy Policy: 8 numbered sections (information collected, use, sharing, security, cookies, rights, contact, changes)"', () => {
  test('are these, in this order', () => {
    expect(headings(privacy)).toEqual([
      '1. Information We Collect',
      '2. How We Use Your Information',
      '3. Information Sharing',
      '4. Data Security',
      '5. Cookies and Tracking',
      '6. Your Rights',
      '7. Contact Us',
      '8. Changes to This Policy',
    ]);
  });

  test('"links to home and to the terms"', () => {
    expect(main(privacy)).toContain('href="/"');
    expect(main(privacy)).toContain('href="/terms-of-service"');
  });
});

describe('§2 "Terms of Service: 10 numbered sections (acceptance, services, project agreements, intellectual property, liability, website use, licensing and insurance, governing law (Texas), contact, modifications)"', () => {
  test('are these, in this order', () => {
    expect(headings(terms)).toEqual([
      '1. Acceptance of Terms',
      '2. Services Provided',
      '3. Project Agreements',
      '4. Intellectual Property',
      '5. Limitation of Liability',
      '6. Website Use',
      '7. Licensing and Insurance',
      '8. Governing Law',
      '9. Contact Information',
      '10. Modifications',
    ]);
  });

  test('the law is that of Texas', () => {
    const [law] = termsOfService.sections.filter(({ title }) => title === 'Governing Law');
    expect(JSON.stringify(law)).toContain('laws of the State of Texas');
  });

  test('"links to home and to the privacy policy"', () => {
    expect(main(terms)).toContain('href="/"');
    expect(main(terms)).toContain('href="/privacy-policy"');
  });
});

describe('§2 "Both legal pages carry effective and last-updated date January 1, 2024"', () => {
  test.each([
    ['Privacy Policy', privacy],
    ['Terms of Service', terms],
  ])('%s', (title, html) => {
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toMatch(/Effective<\/dt><dd[^>]*><time dateTime="2024-01-01">January 1, 2024</);
    expect(html).toMatch(/Last updated<\/dt><dd[^>]*><time dateTime="2024-01-01">January 1, 2024</);
  });
});

describe('The Privacy Policy is true of this website', () => {
  const [collected] = privacyPolicy.sections;
  const words = JSON.stringify(collected).toLowerCase();

  test('it names every field of the form', () => {
    const named: { [field: string]: string } = {
      name: 'your name',
      email: 'email address',
      phone: 'phone number',
      serviceType: 'type of service',
      message: 'your message',
      attachments: 'pictures you attach',
    };
    for (const field of Object.keys(inquiryFields))
      expect(words).toContain(named[field] ?? fieldOf(field as FieldName).label.toLowerCase());
  });

  test('it names what a visitor adds later: on the private page, by email, and the meeting', () => {
    for (const word of ['private page of your request', 'the meeting you choose', 'the emails you send us'])
      expect(words).toContain(word);
  });

  test('it names what is kept of where the visit came from', () => {
    expect(words).toContain('page on which your visit began');
    expect(words).toContain('website that linked you to us');
    expect(words).toContain('campaign tags');
    const others = Object.keys(inquirySource.shape).filter((field) => !field.startsWith('utm'));
    expect(others.toSorted()).toEqual(['landingPage', 'referrer']);
  });

  test('it names what is kept of a newsletter reader', () => {
    const text = JSON.stringify(privacyPolicy);
    for (const word of [
      'email address, the page on which you subscribed, and when you confirmed',
      'unsubscribed',
    ])
      expect(text).toContain(word);
    expect(Object.keys(newsletterSubmission.shape).toSorted()).toEqual(['email', 'page', 'website']);
  });

  test('it says after how many hours unattached pictures go', () => {
    expect(JSON.stringify(privacyPolicy)).toContain(`removed after ${IMAGE_LIMITS.orphanHours} hours`);
  });

  test('it says what is so on either image host: another company may store pictures, and gets them directly', () => {
    const text = JSON.stringify(privacyPolicy);
    expect(text).toContain('store your pictures for us');
    expect(text).toContain('your browser sends the picture straight to it');
    expect(text).not.toMatch(/your browser talks to our website alone\./);
  });
});
