/** An owner who publishes through the API of a running server. */
import type { RunningServer } from '../../tests/support/running-server.ts';
import { signIn } from '../furnished.ts';

export type Owner = Awaited<ReturnType<typeof ownerOf>>;
type Change = { record: `${string}/${string}`; fields: object };

/** @param server a server on a database that `furnish` has filled. */
export async function ownerOf(server: RunningServer) {
  const cookie = await signIn(server.url);

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${server.url}/api/content${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', origin: server.url },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  }

  return {
    /** Changes some fields of a record, as its form saves them. @returns what publishes it. */
    async change({ record, fields }: Change): Promise<() => Promise<unknown>> {
      const [collection, slug] = record.split('/');
      const { value } = await call<{ value: object }>('GET', `/${record}`);
      const draft = { value: { ...value, ...fields }, hidden: false };
      const { version } = await call<{ version: number }>('PUT', `/${record}`, draft);
      return () => call('POST', '/releases', { records: [{ collection, slug, version }] });
    },
    async publish(change: Change): Promise<void> {
      await (await this.change(change))();
    },
  };
}
