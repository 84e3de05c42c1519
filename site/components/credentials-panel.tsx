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
    <aside className="creds thirds">
      {columns.map(({ heading, lines }) => (
        <div key={heading}>
          <h3 className="label">{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}
