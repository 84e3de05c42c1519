import { slugOf } from '#contract/site/records/slug.ts';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { GroundProfile } from '../../drawings/home/profile.tsx';

/** The towns of the drawing, from east to west as it is drawn, each on its soil. */
const PLACES = [
  ['austin', 'clay'],
  ['bee-cave', 'lime'],
  ['wimberley', 'lime'],
  ['dripping-springs', 'lime'],
  ['blanco', 'lime'],
  ['johnson-city', 'lime'],
  ['fredericksburg', 'granite'],
  ['marble-falls', 'granite'],
] as const;

/** The towns on a section through their ground. A list without the drawing where the studio names other towns. */
export function Ground() {
  const { home, isHidden } = content();
  const { heading, lead } = home.communities;
  const towns = home.communities.towns.filter(({ name }) => !isHidden(townHref(name)));
  if (towns.length === 0) return null;
  const placed = PLACES.flatMap(([slug, soil]) => {
    const town = towns.find(({ name }) => slugOf(name) === slug);
    return town ? [{ ...town, soil }] : [];
  });
  const isDrawn = placed.length === PLACES.length && towns.length === placed.length;
  return (
    <Section label="A-100.3" name="Where we build" heading={heading} lead={lead} full>
      <div className={isDrawn ? 'land' : 'land undrawn'}>
        {isDrawn && <GroundProfile />}
        <ul>
          {isDrawn && <End name="Bryan" ground="Claypan" />}
          {(isDrawn ? placed : towns.map((town) => ({ ...town, soil: 'lime' }))).map(
            ({ name, county, ground, soil }) => (
              <li key={name} className={soil}>
                <a href={townHref(name)}>
                  {name}
                  <small>
                    {ground}
                    <span>, {county} County</span>
                  </small>
                </a>
              </li>
            ),
          )}
          {isDrawn && <End name="Llano" ground="Granite" />}
        </ul>
        {isDrawn && (
          <p className="soil" aria-hidden>
            <span>Clay</span>
            <span>Limestone</span>
            <span>Granite</span>
          </p>
        )}
      </div>
    </Section>
  );
}

/** Requirements §3.3: the name in lower case, its first space replaced by a hyphen. */
const townHref = (name: string) => `/service-area/${name.toLowerCase().replace(' ', '-')}`;

/** Where the drawing ends; no link, and not on phones. */
const End = ({ name, ground }: { name: string; ground: string }) => (
  <li className="end" aria-hidden>
    <span>
      {name}
      <small>{ground}</small>
    </span>
  </li>
);
