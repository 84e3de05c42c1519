import { type ReactNode, useState } from 'react';
import { CopyButton } from '../components/copy-button.tsx';
import { type ApiSchemas, bodyOf, type PlacedOperation } from './api-document.ts';
import { curlOf } from './curl.ts';
import { MarkedText } from './marked-text.tsx';
import { fullTypeText, typeText } from './type-text.ts';

type OperationProps = { operation: PlacedOperation; origin: string; schemas: ApiSchemas };

/** One operation; its details are rendered once it is opened. */
export function Operation({ operation, origin, schemas }: OperationProps) {
  const [isOpen, setOpen] = useState(false);
  const { method, path, summary } = operation;
  return (
    <details
      className="border-t border-hairline"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 hover:text-copper">
        <span className="font-strong">{summary}</span>
        <code className="block text-13 wrap-anywhere text-graphite">
          {method} {path}
        </code>
      </summary>
      {isOpen && <Details {...{ operation, origin, schemas }} />}
    </details>
  );
}

function Details({ operation, origin, schemas }: OperationProps) {
  const { operationId, description, parameters = [], requestBody, responses } = operation;
  const body = bodyOf(requestBody?.content);
  const curl = curlOf(operation, origin, schemas);
  return (
    <div className="grid gap-4 pb-6 text-14">
      <p className="max-w-3xl">
        {description && (
          <>
            <MarkedText text={description} />{' '}
          </>
        )}
        <span className="text-graphite">
          Operation <code>{operationId}</code>
        </span>
      </p>
      {parameters.length > 0 && (
        <Part title="Parameters">
          <dl className="max-w-3xl">
            {parameters.map(({ name, in: place, required, description: about, schema }) => (
              <div key={`${place} ${name}`} className="border-t border-hairline py-1.5">
                <dt>
                  <code className="font-semibold">{name}</code>{' '}
                  <span className="text-graphite">
                    {place}
                    {required && ', required'}
                  </span>
                </dt>
                <dd className="wrap-anywhere">
                  {about}. <code className="text-graphite">{typeText(schema)}</code>
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {body && (
        <Part title={`Request body, ${body.type}`}>
          <Code label={`Request body for ${operationId}`} text={fullTypeText(body.schema, schemas)} />
        </Part>
      )}
      {Object.entries(responses).map(([status, { description: about, headers = {}, content }]) => {
        const answer = bodyOf(content);
        return (
          <Part key={status} title={`Response ${status}${answer ? `, ${answer.type}` : ''}`}>
            <p>
              <MarkedText text={about} />.
            </p>
            {Object.entries(headers).map(([name, header]) => (
              <p key={name}>
                <code className="font-semibold">{name}</code> <MarkedText text={header.description} />
              </p>
            ))}
            {answer && status.startsWith('2') && (
              <Code
                label={`Response ${status} for ${operationId}`}
                text={fullTypeText(answer.schema, schemas)}
              />
            )}
          </Part>
        );
      })}
      <Part title="Example">
        <Code label={`Example for ${operationId}`} text={curl} />
        <CopyButton text={curl} label="Copy" look="bare" />
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid min-w-0 gap-1">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </div>
);

/** Text that is scrolled sideways and downward, with the keyboard too. */
export const Code = ({ label, text }: { label: string; text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
  <section aria-label={label} tabIndex={0} className="max-h-96 overflow-auto bg-ledge p-3">
    <pre className="text-13 leading-snug">{text}</pre>
  </section>
);
