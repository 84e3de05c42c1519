import { type LoaderFunctionArgs, useParams } from 'react-router';
import { portfolioFilters } from '../../catalog/projects.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { ProjectTile } from '../../components/project-tile.tsx';
import { FilterNav } from './filter-nav.tsx';
import { filterLede, filterPage } from './filter-words.ts';

const filterAt = ({ by, choice }: { by?: string; choice?: string }) =>
  portfolioFilters().find((filter) => filter.by === by && filter.slug === choice);

export function loader({ params }: LoaderFunctionArgs) {
  const filter = filterAt(params);
  if (!filter) throw new Response(null, { status: 404 });
  return { page: filterPage(filter) };
}

export default function ProjectsCategory() {
  const filter = filterAt(useParams());
  if (!filter) return null;
  const alone = filter.projects.length === 1;
  return (
    <>
      <div className="sheet">
        <div className="pt-2">
          <Breadcrumbs trail={[{ text: 'Projects', href: '/projects' }]} current={filter.name} />
        </div>
        <header className="cols items-end gap-y-6 pt-6 pb-8 lg:pt-10 lg:pb-12">
          <h1 className="lg:col-span-8">
            {filter.by === 'town' ? `Projects in ${filter.name}` : filter.name}
          </h1>
          <div className="lg:col-span-4">
            <p className="lead text-graphite">{filterLede(filter)}</p>
            <p className="mt-4 font-sans text-sm">
              {filter.by === 'town' ? (
                <a href={`/service-area/${filter.slug}`}>What we build in {filter.name}</a>
              ) : (
                <a href={`/services/${filter.slug}`}>How we work on {filter.name.toLowerCase()}</a>
              )}
            </p>
          </div>
        </header>
        <FilterNav current={filter} />
        <div className="cols gap-y-16 py-12 lg:gap-y-24 lg:py-16">
          {filter.projects.map((project, i) => (
            <div
              key={project.slug}
              className={alone ? 'lg:col-span-10 lg:col-start-2' : 'md:col-span-6 md:even:pt-24'}
            >
              <ProjectTile
                project={project}
                frame="aspect-3/2"
                sizes={alone ? '(min-width: 64rem) 78vw, 92vw' : '(min-width: 48rem) 46vw, 92vw'}
                priority={i === 0}
              />
            </div>
          ))}
        </div>
      </div>
      <CallToAction
        heading={filter.by === 'town' ? `Building in ${filter.name}?` : 'Tell us about yours.'}
        area={filter.by === 'town' ? filter.slug : undefined}
      />
    </>
  );
}
