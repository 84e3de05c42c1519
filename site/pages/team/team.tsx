import { memberAnchor } from '#contract/site/member-anchor.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Figure } from '../../components/figure.tsx';
import { Lede } from '../../components/lede.tsx';
import { RandomText } from '../../components/random-text.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { MemberRow } from './member-row.tsx';

export const handle: PageHandle = { page: () => content().team.page };

export default function Team() {
  const { intro, page, drawnBy, team, ask } = content().team;
  return (
    <>
      <Lede {...intro} />
      <AtWork />
      {team.length > 0 && (
        <Section label={`${page.sheet}.1`} name="Who does what" {...drawnBy}>
          <ol className="border-t border-ink">
            {team.map((member, index) => (
              <MemberRow key={member.name} member={member} index={index} />
            ))}
          </ol>
        </Section>
      )}
      <CallToAction
        heading={ask.heading}
        text={ask.text}
        action="Schedule Consultation"
        secondary={{ text: 'View Our Work', href: '/projects' }}
      />
    </>
  );
}

/** The studio's room, next to the people who work there and a line about the studio. */
function AtWork() {
  const { atWork } = content().team;
  const { aboutIntros } = content().home;
  return (
    <div className="sheet">
      <div className="cols gap-y-8 border-b border-hairline pb-rhythm">
        <Figure
          figure={atWork}
          number={1}
          priority
          sizes="(min-width: 64rem) 62vw, 92vw"
          className="lg:col-span-8"
        />
        <div className="flex flex-col justify-between gap-y-8 lg:col-span-4">
          {content().team.team.length > 0 && <KeyPlan />}
          <RandomText
            pool={aboutIntros}
            className="items-end font-sans text-[clamp(1.375rem,1.8vw,1.75rem)] leading-[1.25] tracking-[-0.015em] text-balance lg:pb-8"
          />
        </div>
      </div>
    </div>
  );
}

/** The six as a schedule: number, name, role, and the link to their row. */
function KeyPlan() {
  const { team } = content().team;
  return (
    <nav aria-label="Members">
      <ol className="border-t border-ink">
        {team.map((member, index) => (
          <li key={member.name} className="border-b border-hairline">
            <a
              href={`#${memberAnchor(member)}`}
              className="grid min-h-11 grid-cols-[2.25rem_1fr_1fr] items-baseline py-2.5 font-sans leading-snug no-underline"
            >
              <span className="label text-copper!">{String(index + 1).padStart(2, '0')}</span>
              <span className="font-[560] tracking-[-0.01em]">{member.name}</span>
              <span className="text-[0.9rem] text-graphite">{member.role}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
