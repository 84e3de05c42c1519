import { content } from '../content/snapshot.ts';

/** License and insurance, the warranty, and the steps of a project. Short, because nearly every page carries it. */
export function CredentialsPanel() {
  const { credentials, trust, warranty } = content().trust;
  const { licenses, insurance } = credentials;
  const columns = [
    {
      heading: trust.credentials,
      lines: [...licenses.map(({ name, number }) => (number ? `${name}, no. ${number}` : name)), insurance],
    },
    {
      heading: trust.warranty,
      lines: warranty.terms.map(({ covers, years }) => `${covers}: ${years} year${years === 1 ? '' : 's'}`),
    },
    { heading: trust.process, lines: trust.steps.map((step, index) => `${index + 1}. ${step}`) },
  ];
  return (
    <aside className="grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-8 font-sans text-[0.95rem] md:grid-cols-3">
      {columns.map(({ heading, lines }) => (
        <div key={heading}>
          <h3 className="label mb-3">{heading}</h3>
          <ul className="border-t border-hairline pt-2.5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}
