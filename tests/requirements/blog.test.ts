import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '#contract/site/articles/words.ts';
import { PICTURE_NAMES } from '#contract/site/figure.ts';
import { ARTICLE_CATEGORIES, categoryHref } from '#contract/site/records/article.ts';
import { articleBody, categoryBySlug, displayDate } from '#site/catalog/articles.ts';
import { ArticleText } from '#site/pages/blog/article-text.tsx';
import Blog from '#site/pages/blog/blog.tsx';
import { articles } from '../support/shipped-content.ts';

/** The article as plain words and the figures it shows, its head's figure first. */
function read(slug: string) {
  const article = articles.find((candidate) => candidate.slug === slug);
  const body = articleBody(slug);
  if (!article || !body) throw new Error(`No article ${slug}`);
  const html = renderToStaticMarkup(createElement(ArticleText, { body, outline: outlineOf(body) }));
  const words = html
    // Its own words: without its sources and the words on its plates.
    .replace(/<section.*<\/section>|<figure.*?<\/figure>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word));
  const { picture, alt, caption } = article;
  const plates = [
    { picture, alt, caption },
    ...body.content.flatMap((block) => (block.type === 'plate' ? [block.attrs] : [])),
  ];
  return { html, plates, words: words.length };
}

describe('§2 "Title Building Science Blog. One featured article plus five article cards"', () => {
  const html = renderToStaticMarkup(createElement(Blog)).replaceAll('&#x27;', "'");

  test('the page has the title, one featured article with its button, and a card for each other', () => {
    expect(html).toContain('>Building Science Blog</h1>');
    expect(html.match(/>Read Full Article</g)).toHaveLength(1);
    expect(html.match(/<article/g)).toHaveLength(articles.length);
    // That an excerpt is "clamped to 3 lines" takes a browser: e2e/blog.test.ts.
  });

  test('each article shows its title, excerpt, author, date, category and picture, and leads to its page', () => {
    for (const article of articles) {
      expect(html).toContain(`href="/blog/${article.slug}"`);
      expect(html).toContain(article.excerpt);
      expect(html).toContain(article.author);
      expect(html).toContain(displayDate(article.date));
      expect(html).toContain(article.alt);
    }
  });

  test('the category buttons are links, All Posts marked as the current one', () => {
    const names = [...html.matchAll(/<a href="\/blog(?:\/category\/[a-z-]+)?"[^>]*>([^<]+)<\/a>/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['All Posts', ...ARTICLE_CATEGORIES]);
    expect(html).toMatch(/href="\/blog" aria-current="page"/);
  });
});

describe('§2 "Stay Updated newsletter box with an email input and a Subscribe button"', () => {
  const html = renderToStaticMarkup(createElement(Blog));

  test('stands on /blog, as a form that works without JavaScript', () => {
    expect(html).toMatch(/<h2 id="stay-updated">Stay Updated<\/h2>/);
    expect(html).toMatch(/<form [^>]*action="\/newsletter" method="post">/);
    expect(html).toMatch(/<button type="submit"[^>]*>Subscribe<\/button>/);
  });

  test('§5 "The newsletter email input is of type email with a placeholder and no other rule"', () => {
    const [input = ''] = /<input id="newsletter-email"[^>]*>/.exec(html) ?? [];
    expect(input).toContain('type="email"');
    expect(input).toMatch(/placeholder="[^"]+"/);
    expect(input).not.toMatch(/ (required|pattern|minlength|maxlength)=/i);
  });

  test('all that its script may show is in the page already: built pages know no other classes', () => {
    expect(html).toMatch(/<p id="newsletter-error" role="alert" hidden=""/);
    expect(html).toMatch(/<div hidden="" data-done=""/);
  });
});

describe('§9 "6 blog posts (1 featured, 5 in grid, dated Feb-Mar 2024)"', () => {
  test('there are six of those months, and one featured article', () => {
    expect(articles.filter(({ date }) => /^2024-0[23]-/.test(date)).length).toBeGreaterThanOrEqual(6);
    expect(articles.filter((article) => article.featured)).toHaveLength(1);
  });

  test('every date is a real day', () => {
    for (const { date } of articles) {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(displayDate(date)).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    }
  });
});

describe('§3 "Blog post: id, title, excerpt, author, date (display text), category, image, featured (boolean)"', () => {
  test.each(articles)('$slug has every field', (article) => {
    expect(article.slug).toMatch(/^[a-z0-9-]+$/);
    expect(article.title.length).toBeGreaterThan(10);
    // It says what the article is about, and ends within its three lines: e2e/blog.test.ts.
    expect(article.excerpt.length).toBeGreaterThan(105);
    expect(article.author).toMatch(/^\S+ \S+$/);
    expect(ARTICLE_CATEGORIES).toContain(article.category);
    expect(PICTURE_NAMES).toContain(article.picture);
    expect(typeof article.featured).toBe('boolean');
  });
});

describe('§2 "Category buttons: All Posts, Building Science, Materials, Construction, Energy Systems, HVAC"', () => {
  test('the categories stand in that order, each with an address of its own and at least one article', () => {
    expect(ARTICLE_CATEGORIES).toEqual([
      'Building Science',
      'Materials',
      'Construction',
      'Energy Systems',
      'HVAC',
    ]);
    for (const category of ARTICLE_CATEGORIES) {
      const slug = categoryHref(category).slice('/blog/category/'.length);
      expect(categoryBySlug(slug)).toBe(category);
      expect(articles.some((article) => article.category === category)).toBe(true);
    }
    expect(categoryHref()).toBe('/blog');
    expect(categoryBySlug('plumbing')).toBeUndefined();
  });
});

describe('Articles (product.md §3: six full articles)', () => {
  test.each(articles)('$slug has 900 to 1,500 words', ({ slug }) => {
    const { words } = read(slug);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1500);
  });

  test.each(articles)(
    '$slug shows each picture once, each with alt text and a caption of its own',
    ({ slug }) => {
      const { plates } = read(slug);
      expect(plates.length).toBeGreaterThanOrEqual(2);
      expect(new Set(plates.map((plate) => plate.picture)).size).toBe(plates.length);
      for (const plate of plates) {
        expect(PICTURE_NAMES).toContain(plate.picture);
        expect(plate.alt.length).toBeGreaterThan(40);
        expect(plate.caption).toMatch(/Model, 1:\d+\.$/);
        expect(plate.alt).not.toBe(plate.caption);
      }
    },
  );

  test.each(articles)('$slug names at least two sources and has a table', ({ slug }) => {
    const { html } = read(slug);
    const cited = new Set([...html.matchAll(/href="#fn-([\w-]+)"/g)].map(([, id]) => id));
    expect(cited.size).toBeGreaterThanOrEqual(2);
    expect(html).toContain('<table');
    expect(html).not.toContain('style=');
  });

  test('titles are at most 60 characters, descriptions 70 to 160, sheets and all unique', () => {
    for (const { pageTitle, description } of articles) {
      expect(pageTitle.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    for (const field of ['pageTitle', 'description', 'sheet', 'title', 'excerpt', 'picture'] as const) {
      expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
    }
  });
});
