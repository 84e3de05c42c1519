import { describe, expect, it } from 'vitest';
import { inquirySource } from '#contract/inquiries/inquiry.ts';
import { visitSource } from './visit-source.ts';

const page = (address: string, referrer = '') => ({
  url: new URL(address, 'https://studio.example'),
  referrer,
});

describe('where a visit came from', () => {
  it('is what the visit’s first page wrote down', () => {
    const utm = ['utm_source=news', 'utm_campaign=spring%20fair'];
    const written = JSON.stringify(['/blog', 'search.example', utm]);
    expect(visitSource(written, page('/contact', 'https://studio.example/team'))).toEqual({
      landingPage: '/blog',
      referrer: 'search.example',
      utmSource: 'news',
      utmCampaign: 'spring fair',
    });
  });

  it('names no referrer when the visit began on a page of ours', () => {
    const written = JSON.stringify(['/blog', 'studio.example', null]);
    expect(visitSource(written, page('/contact'))).toEqual({ landingPage: '/blog' });
  });

  it('never takes a private link for the landing page', () => {
    const secret = '/inquiry/secret-token';
    const before = page('/contact', `https://studio.example${secret}`);
    expect(visitSource(null, before)).toEqual({ landingPage: '/contact' });
    expect(visitSource(JSON.stringify([secret, null, null]), before)).toEqual({ landingPage: '/contact' });
  });

  it('is the page before, when it is one of ours', () => {
    const source = visitSource(null, page('/contact', 'https://studio.example/services?utm_source=mail'));
    expect(source).toEqual({ landingPage: '/services', utmSource: 'mail' });
  });

  it('names another site by its host alone: its address may hold personal data', () => {
    const source = visitSource(null, page('/contact', 'https://mail.example/inbox?user=ada'));
    expect(source).toEqual({ landingPage: '/contact', referrer: 'mail.example' });
  });

  it('reads all five campaign parameters', () => {
    const query = '?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e';
    expect(visitSource(null, page(`/contact${query}`))).toEqual({
      landingPage: '/contact',
      utmSource: 'a',
      utmMedium: 'b',
      utmCampaign: 'c',
      utmTerm: 'd',
      utmContent: 'e',
    });
  });

  it('keeps the click of an ad, from either page', () => {
    const click = '?gclid=Cj0-a_1&msclkid=ms&wbraid=w&gbraid=g&fbclid=no';
    const ids = { gclid: 'Cj0-a_1', msclkid: 'ms', wbraid: 'w', gbraid: 'g' };
    expect(visitSource(null, page(`/contact${click}`))).toEqual({ landingPage: '/contact', ...ids });
    const written = JSON.stringify(['/', 'www.google.com', ['gclid=Cj0-a_1']]);
    expect(visitSource(written, page('/contact', 'about:blank'))).toEqual({
      ...{ landingPage: '/', referrer: 'www.google.com', gclid: 'Cj0-a_1' },
    });
  });

  it.each([
    ['no JSON', '{'],
    ['foreign fields and types', '["/blog",{"cookie":"secret"},[{},7,null]]'],
    ['an empty list', '[]'],
    [
      'endless text',
      JSON.stringify([`/${'x'.repeat(9000)}`, 'y'.repeat(9000), [`utm_term=${'z'.repeat(9000)}`]]),
    ],
  ])('never costs a request: %s still makes a source that the server takes', (_, written) => {
    const source = visitSource(written, page('/contact', 'about:blank'));
    expect(inquirySource.safeParse(source).success).toBe(true);
  });
});
