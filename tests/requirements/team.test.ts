import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aboutIntros } from '#content/copy/studio.ts';
import { firm } from '#content/firm.ts';
import { atWork, page, team } from '#content/team.ts';
import { PORTRAITS, type TeamMember } from '#contract/site/records/people.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { withFirmWords } from '#site/content/firm-words.ts';
import { MemberRow } from '#site/pages/team/member-row.tsx';
import Team from '#site/pages/team/team.tsx';
import { articles } from '../support/shipped-content.ts';

const html = renderToStaticMarkup(createElement(Team));
const text = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const rows = html.split(/(?=<li id=")/).slice(1);

describe('§2 "Title Our Team"', () => {
  test('is the page’s title and its one headline', () => {
    expect(page.title).toBe('Our Team');
    expect(html.match(/<h1[^>]*>Our Team<\/h1>/g)).toHaveLength(1);
  });
});

describe('§2 "Six members, each with portrait, role, mailto email link, bio and expertise tags"', () => {
  test('there are six at least, a row each; those we invented are marked as sample content', () => {
    expect(team.length).toBeGreaterThanOrEqual(6);
    expect(rows).toHaveLength(team.length);
    expect(team.slice(0, 6).every(({ sample }) => sample)).toBe(true);
  });

  test.each(team.map((member, index) => [member.name, member, rows[index] ?? ''] as const))(
    '%s has a portrait with words for it, a role, an address to write to, a bio and expertise',
    (name, member, row) => {
      expect(row).toContain(`>${name}</h3>`);
      expect(row).toContain(`>${member.role}</p>`);
      expect(row).toContain(`aria-label="${member.alt}"`);
      expect(row).toContain(`href="mailto:${member.email}"`);
      expect(row).toContain(member.bio);
      expect(member.expertise.length).toBeGreaterThanOrEqual(3);
      for (const field of member.expertise) expect(row).toContain(`>${field}</li>`);
    },
  );

  test.each(team)(
    '$name shows years, credentials and a project to look at',
    ({ name, since, licenses, project }) => {
      const row = rows.find((candidate) => candidate.includes(`>${name}</h3>`));
      expect(row).toContain(`>${since}</dd>`);
      expect(licenses.length).toBeGreaterThan(0);
      expect(row).toContain(licenses.join('; '));
      expect(row).toContain(`href="/projects/${project}"`);
    },
  );

  test('a member’s own picture is shown beside the drawing; the samples have none, and the studio at work is shown', () => {
    const [member] = team;
    const portrait = { picture: '30-entry-portrait', alt: 'Elena at a door', caption: 'Elena.' } as const;
    const render = (props: TeamMember) =>
      renderToStaticMarkup(createElement(MemberRow, { member: props, index: 0 }));
    const html = render({ ...(member as TeamMember), portrait });
    expect(html).toContain(`aria-label="${member?.alt}"`);
    expect(html).toContain('alt="Elena at a door"');
    expect(render(member as TeamMember)).not.toContain('<img');
    expect(team.filter(({ sample, portrait }) => sample && portrait)).toEqual([]);
    expect(text).toContain(atWork.alt);
  });

  test('every mailbox is the member’s own, on the firm’s domain', () => {
    const domain = firm.email.split('@')[1];
    for (const { name, email } of team) expect(email).toBe(`${name.split(' ')[0]?.toLowerCase()}@${domain}`);
  });

  test('every portrait is shown, and no two bios or lists of expertise are alike', () => {
    expect(team.map(({ image }) => image)).toEqual(expect.arrayContaining([...PORTRAITS]));
    expect(new Set(team.map(({ bio }) => bio)).size).toBe(team.length);
    expect(new Set(team.flatMap(({ expertise }) => expertise)).size).toBe(
      team.flatMap(({ expertise }) => expertise).length,
    );
  });
});

test('§9 "6 about intros": all are on the page, for the script to choose from', () => {
  expect(text).toContain(
    withFirmWords(aboutIntros, firm)
      .map((words) => `<p>${words}</p>`)
      .join(''),
  );
});

describe('§2 "Roles: Builder, Project Manager, Structural Systems, Custom Homes, Interior Design, Site Work"', () => {
  test('stand first, in this order', () => {
    expect(team.slice(0, 6).map(({ role }) => role)).toEqual([
      'Builder',
      'Project Manager',
      'Structural Systems',
      'Custom Homes',
      'Interior Design',
      'Site Work',
    ]);
  });
});

describe('§2 "Closing call to action: Schedule Consultation (/contact) and View Our Work (/projects)"', () => {
  test('both links stand after the last member', () => {
    const end = text.slice(text.lastIndexOf('<section'));
    expect(end).toMatch(/<a href="\/contact"[^>]*>Schedule Consultation<\/a>/);
    expect(end).toMatch(/<a href="\/projects"[^>]*>View Our Work<\/a>/);
  });
});

describe('product.md §13: Person', () => {
  test('each member is described once for search engines and works for the one firm', () => {
    const people = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json]) => JSON.parse(json as string))
      .filter((thing) => thing['@type'] === 'Person');
    expect(people.map(({ name }) => name)).toEqual(team.map(({ name }) => name));
    for (const person of people) expect(person.worksFor).toEqual({ '@id': `${ORIGIN_MARK}/#firm` });
  });
});

describe('§2 Blog: an article’s author', () => {
  test('is a member of the team', () => {
    const names = team.map(({ name }) => name);
    for (const { author } of articles) expect(names).toContain(author);
  });
});
