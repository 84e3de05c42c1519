import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../components/field.tsx';
import { Loaded } from '../components/loaded.tsx';
import { ViewPage, ViewPart } from '../components/view-page.tsx';
import { type ApiDocument, apiDocument, operationsByTag } from './api-document.ts';
import { Code, Operation } from './api-operation.tsx';
import { signInWithCurl } from './curl.ts';
import { MarkedText } from './marked-text.tsx';
import { Tokens } from './tokens.tsx';
import { Webhooks } from './webhooks.tsx';

/** For owners: the operations that a program can use, from the server's own document. */
export function Api() {
  const document = useQuery(apiDocument());
  return (
    <ViewPage title="API" about="Connect your own programs to this dashboard">
      <Tokens />
      <Webhooks />
      <Loaded query={document} what="The API document" waiting="Loading the API document...">
        {(loaded) => <Operations document={loaded} />}
      </Loaded>
    </ViewPage>
  );
}

function Operations({ document }: { document: ApiDocument }) {
  const [search, setSearch] = useState('');
  const { info, servers, components } = document;
  const origin = servers[0]?.url ?? '';
  const groups = operationsByTag(document, search);
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <>
      <ViewPart id="start" title="Getting started">
        <div className="grid max-w-3xl gap-3">
          {info.description.split('\n\n').map((paragraph) => (
            <p key={paragraph}>
              <MarkedText text={paragraph} />
            </p>
          ))}
          <p>Sign in once, then run the examples below:</p>
          <Code label="Sign in with curl" text={signInWithCurl(origin)} />
          <p>
            <a href="/api/openapi.json" download="openapi.json">
              Download openapi.json
            </a>{' '}
            (OpenAPI 3.1, version {info.version}) for code generators and API clients.
          </p>
        </div>
      </ViewPart>
      <div className="max-w-96">
        <TextField
          label="Search operations"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <p role="status" className="mt-2 text-graphite">
        {count === 1 ? '1 operation' : `${count} operations`}
      </p>
      {groups.map(({ name, description, operations }) => (
        <ViewPart key={name} id={`tag-${name.replaceAll(' ', '-')}`} title={name}>
          <p className="mb-3 text-graphite">{description}</p>
          {operations.map((operation) => (
            <Operation key={operation.operationId} {...{ operation, origin, schemas: components.schemas }} />
          ))}
        </ViewPart>
      ))}
    </>
  );
}
