/** What the firm changes of its own site: lists, one record in its form, what is to be published, and what was. */
import { lazy } from 'react';
import type { PublishableCollection } from '#contract/records/overlay.ts';
import type { RecordName } from '#contract/site-records.ts';
import { useAddress } from '../state/address.ts';
import type { ViewProps } from '../state/view-props.ts';
import { History } from './history.tsx';
import { Overview } from './overview.tsx';
import { PublishList } from './publish-list.tsx';

const RecordEditor = lazy(async () => ({
  default: (await import('./editor/record-editor.tsx')).RecordEditor,
}));

export function Site({ staff }: ViewProps) {
  const { searchParams } = useAddress();
  const name = recordIn(searchParams.get('edit'));
  if (name)
    return (
      <RecordEditor
        key={`${name.collection}/${name.slug}`}
        name={name}
        field={searchParams.get('field')}
        staffId={staff.id}
      />
    );
  const show = searchParams.get('show');
  if (show === 'changes') return <PublishList />;
  if (show === 'history') return <History />;
  return <Overview />;
}

/** `projects/ridge-house` */
function recordIn(text: string | null): RecordName | null {
  const [collection, slug] = text?.split('/') ?? [];
  return collection && slug ? { collection: collection as PublishableCollection, slug } : null;
}
