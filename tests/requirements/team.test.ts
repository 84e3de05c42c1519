import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { atWork, team } from '#content/team.ts';
import type { TeamMember } from '#contract/site/records/people.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { MemberRow } from '#site/pages/team/member-row.tsx';
import Team from '#site/pages/team/team.tsx';
import { articles } from '../support/shipped-content.ts';

const html = renderToStaticMarkup(createElement(Team));
const text = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const rows = html.split(/(?=<li id=")/).slice(1);

describe('six members, each with role, mailto email link, bio and expertise tags (requirements §3.8)', () => {
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
});

describe('a team member as a Person for search engines (requirements §3.21)', () => {
  test('each member is described once for search engines and works for the one firm', () => {
    const people = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json]) => JSON.parse(json as string))
      .filter((thing) => thing['@type'] === 'Person');
    expect(people.map(({ name }) => name)).toEqual(team.map(({ name }) => name));
    for (const person of people) expect(person.worksFor).toEqual({ '@id': `${ORIGIN_MARK}/#firm` });
  });
});

describe('an article’s author (requirements §3.7)', () => {
  test('is a member of the team', () => {
    const names = team.map(({ name }) => name);
    for (const { author } of articles) expect(names).toContain(author);
  });
});
