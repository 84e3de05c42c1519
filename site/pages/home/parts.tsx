import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { Exploded } from '../../drawings/home/exploded.tsx';
import { Shown } from './shown.tsx';

/** The picture that the marks and the drawing belong to. */
const OWN_PICTURE = '03-envelope-cut';

/** Places of the parts in that picture. */
const MARKS = { roof: [1000, 108], panel: [640, 520], steel: [963, 560], air: [1062, 600] } as const;

/** Four parts, numbered in a picture of a corner pulled apart. Each links to its manufacturer. */
export function Parts() {
  const { heading, lead, cards, figure } = content().home.components;
  if (cards.length === 0) return null;
  const isOwn = figure?.picture === OWN_PICTURE;
  return (
    <div className="stage">
      <Section label="A-100.5" name="What it is made of" heading={heading} lead={lead} full>
        <div className="parts">
          {figure && (
            <figure>
              <Shown
                figure={figure}
                number={9}
                sizes="(min-width: 67.5rem) 84vw, 100vw"
                {...(isOwn && { drawing: <Exploded />, drawn: 'One corner, pulled apart. Drawing.' })}
              />
              {isOwn && (
                <svg viewBox="0 0 1344 896" className="marks" aria-hidden>
                  {cards.map(({ drawing, href }, i) => (
                    <g key={href} transform={`translate(${MARKS[drawing]})`}>
                      <circle r={17} />
                      <text y={6}>{i + 1}</text>
                    </g>
                  ))}
                </svg>
              )}
            </figure>
          )}
          <ol className={figure ? 'calls' : 'calls alone'}>
            {cards.map(({ title, description, maker, href }, i) => (
              <li key={href}>
                <a href={href}>
                  <b aria-hidden>{i + 1}</b>
                  <div>
                    <h3>{title}</h3>
                    <p>{description}</p>
                    <span>{maker}</span>
                  </div>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </Section>
    </div>
  );
}
