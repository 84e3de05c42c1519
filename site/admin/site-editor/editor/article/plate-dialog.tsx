import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import type { Schema } from '#contract/site/records/form-schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, STAYS } from '../../../components/dialog.tsx';
import { FormParts, useForm } from '../fields/form-context.ts';
import { Fields } from '../fields/group.tsx';
import { valueAt, withValueAt } from '../fields/paths.ts';
import { insertBlock } from './commands.ts';
import { schema as nodesAndMarks } from './schema.ts';

const { plate } = nodesAndMarks.nodes;
/** Before the fields of the dialog, so that none is called as one of the entry's. */
const OWN = 'plate';

type PlateDialogProps = { view: EditorView; schema: Schema; onClose: () => void };

/** A picture between paragraphs: which one, what it shows, and its caption, by the fields that all pictures have. */
export function PlateDialog({ view, schema, onClose }: PlateDialogProps) {
  const { selection } = view.state;
  const chosen = selection instanceof NodeSelection && selection.node.type === plate ? selection.node : null;
  const [figure, setFigure] = useState<Record<string, unknown>>(() => ({
    picture: '',
    alt: '',
    caption: '',
    ...chosen?.attrs,
  }));
  const [mistakes, setMistakes] = useState<ReadonlyMap<string, string>>(new Map());
  const form = {
    ...useForm(),
    set: (path: string, to: unknown) =>
      setFigure((now) => valueAt(withValueAt({ [OWN]: now }, path, to), OWN) as Record<string, unknown>),
    read: (path: string) => valueAt({ [OWN]: figure }, path),
    mistakes,
    opened: null,
  };
  function put() {
    const missing = (['picture', 'alt', 'caption'] as const).filter(
      (key) => !String(figure[key] ?? '').trim(),
    );
    if (missing.length > 0) {
      setMistakes(new Map(missing.map((key) => [`${OWN}.${key}`, MISSING[key]])));
      return;
    }
    if (chosen) view.dispatch(view.state.tr.setNodeMarkup(selection.from, null, figure));
    else insertBlock(plate.create(figure))(view.state, view.dispatch);
    onClose();
  }
  return (
    <FormParts value={form}>
      <Dialog
        title={chosen ? 'Change the picture' : 'Picture'}
        onClose={onClose}
        afterClose={STAYS}
        className="top-[4dvh] max-h-[92dvh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto p-6"
      >
        <Fields schema={schema} value={figure} path={OWN} />
        <p className="mt-6 flex flex-wrap gap-3">
          <Button onClick={put}>{chosen ? 'Change it' : 'Put it in'}</Button>
          {chosen && (
            <Button
              look="quiet"
              onClick={() => {
                view.dispatch(view.state.tr.deleteSelection());
                onClose();
              }}
            >
              Take it out
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </p>
      </Dialog>
    </FormParts>
  );
}

const MISSING = {
  picture: 'Choose a picture.',
  alt: 'Say what it shows, for people who can’t see it.',
  caption: 'Write a caption.',
};
