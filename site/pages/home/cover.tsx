import { shortDollars } from '#contract/site/cost.ts';
import { floorArea, measuredAirtightness, projectHref, projectShowing } from '../../catalog/projects.ts';
import { Picture } from '../../components/picture.tsx';
import { RandomText } from '../../components/random-text.tsx';
import { content } from '../../content/snapshot.ts';

/** The first screen: a headline in the sky of a picture, and a title block of the project that the picture shows. */
export function Cover() {
  const { hero, homeHeadlines, homeSubheadings } = content().home;
  return (
    <header className="cover twelve">
      <figure className="shot">
        <Picture
          picture={hero.day.picture}
          dusk={hero.dusk}
          alt={hero.day.alt}
          priority
          sizes="(min-width: 43.75rem) 100vw, 150vw"
        />
        <figcaption className="sr-only">{hero.day.caption}</figcaption>
      </figure>
      <RandomText pool={homeHeadlines} as="h1" each="span" />
      <RandomText pool={homeSubheadings} className="lead" />
      <div className="facts">
        <HouseCells />
        {hero.actions.map(({ text, href }, i) => (
          <a key={href} href={href} className={i === 0 ? 'button' : 'button plain'}>
            {text}
          </a>
        ))}
      </div>
    </header>
  );
}

/** None where the picture shows no project of the site. */
function HouseCells() {
  const project = projectShowing(content().home.hero.day.picture);
  if (!project) return null;
  const area = floorArea(project);
  const airtightness = measuredAirtightness(project);
  return (
    <dl>
      <div>
        <dt>House</dt>
        <dd>
          <a href={projectHref(project)}>{project.name}</a>
        </dd>
      </div>
      <div>
        <dt>Town</dt>
        <dd>{project.town.name}</dd>
      </div>
      {area && (
        <div>
          <dt>Area</dt>
          <dd>{area}</dd>
        </div>
      )}
      {project.cost && (
        <div>
          <dt>Cost</dt>
          <dd>{shortDollars(project.cost)}</dd>
        </div>
      )}
      {airtightness && (
        <div>
          <dt>Airtightness</dt>
          <dd>{airtightness}</dd>
        </div>
      )}
    </dl>
  );
}
