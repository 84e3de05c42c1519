import { describe, expect, test } from 'vitest';
import { inquirySource } from '#contract/inquiries/inquiry.ts';
import { type FieldName, fieldOf } from '#contract/inquiries/inquiry-fields.ts';
import { inquiryFields } from '#contract/inquiries/inquiry-form.ts';
import { newsletterSubmission } from '#contract/mail/newsletter.ts';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import { shipped } from '#site/content/shipped.ts';

const { privacyPolicy } = shipped;

describe('the Privacy Policy is true of this website (requirements §3.15)', () => {
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
    expect(words).toContain('number of the click if it was an ad');
    const others = Object.keys(inquirySource.shape).filter((field) => !field.startsWith('utm'));
    expect(others.toSorted()).toEqual(['gbraid', 'gclid', 'landingPage', 'msclkid', 'referrer', 'wbraid']);
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
