import type { Project } from '#contract/site/records/project.ts';

/** A project's figures as a door schedule: label left, value right. */
export function ProjectSchedule({ project }: { project: Project }) {
  if (project.schedule.length === 0) return null;
  return (
    <table className="w-full break-inside-avoid border-collapse border-t border-ink font-sans text-[.95rem] leading-snug tabular">
      <caption className="pb-3 text-left label">Project figures</caption>
      <tbody>
        {project.schedule.map(({ label, value }) => (
          <tr key={label} className="not-first:border-t not-first:border-hairline">
            <th scope="row" className="py-3 pr-6 text-left align-baseline font-normal text-graphite">
              {label}
            </th>
            <td className="py-3 text-right align-baseline font-medium">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
