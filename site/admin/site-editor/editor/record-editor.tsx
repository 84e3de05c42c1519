/** The form of one record of the site, next to its page. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type {
  DraftToSave,
  EditedRecord,
  FieldPath,
  Finding,
  RecordName,
  SavedDraft,
} from '#contract/site/site-records.ts';
import { request } from '../../../layout/request.ts';
import { Loaded } from '../../components/loaded.tsx';
import { ViewPage } from '../../components/view-page.tsx';
import { useWide } from '../../state/use-wide.ts';
import { type PictureQueue, pictureQueueOf } from '../pictures/picture-queue.ts';
import { withArrived } from '../pictures/place-pictures.ts';
import { Findings } from '../publish/findings.tsx';
import { editedRecord, recordUrl, siteOverview, useRefreshSite } from '../state/content-query.ts';
import { editHref, useSiteAddress } from '../state/site-address.ts';
import { createAutosave, type DraftKeeper } from './autosave.ts';
import { ConflictList } from './conflicts.tsx';
import { EditorBar } from './editor-bar.tsx';
import { fieldAt } from './field-at.ts';
import { Advice } from './fields/advice.tsx';
import type { FieldProps } from './fields/any-field.tsx';
import { FormParts } from './fields/form-context.ts';
import { valueAt } from './fields/paths.ts';
import { asSchema, isObject } from './fields/schema.ts';
import { PageNames } from './fields/text-fields.tsx';
import { FormBody } from './form-body.tsx';
import { localDraft } from './local-draft.ts';
import { type PhotoRow, photosOf, withPhotos } from './photo-list.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordHistory } from './record-history.tsx';
import { SampleNotice } from './sample-notice.tsx';

/** Loaded when an article is opened: no other form needs it. */
const ArticleEditor = lazy(async () => ({
  default: (await import('./article/article-editor.tsx')).ArticleEditor,
}));

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

type RecordEditorProps = {
  name: RecordName;
  /** The field to go to, as its path with dots. */
  field: string | null;
  staffId: string;
  /** Address of the previous view. */
  back: string;
};

export function RecordEditor({ name, field, staffId, back }: RecordEditorProps) {
  const query = useQuery(editedRecord(name));
  const title = query.data?.name ?? 'Website';
  return (
    <ViewPage
      title={title}
      about={
        <a href={back} className="text-section">
          Back to Website
        </a>
      }
    >
      <Loaded query={query} what="this page" waiting="Loading...">
        {/* Uses the query's first answer only: later ones must not replace typed text. */}
        {(record) => <OneRecord record={record} field={field} staffId={staffId} />}
      </Loaded>
    </ViewPage>
  );
}

type OneRecordProps = Pick<RecordEditorProps, 'field' | 'staffId'> & { record: EditedRecord };

function OneRecord({ record: asked, field, staffId }: OneRecordProps) {
  const [record] = useState(asked);
  const save = useMutation({
    async mutationFn({ draft, version }: { draft: DraftToSave; version: number }) {
      const headers = { 'If-Match': `"${version}"` };
      const answer = await request(recordUrl(record), { method: 'PUT', headers, body: draft });
      return (await answer.json()) as SavedDraft;
    },
  }).mutateAsync;
  const refresh = useRefreshSite();
  const [keeper] = useState(() =>
    createAutosave({
      record,
      save: (draft, version) => save({ draft, version }),
      kept: localDraft(staffId, record),
    }),
  );
  useEffect(() => {
    const online = () => void keeper.flush();
    // A phone that is put away may never come back to this page.
    const away = () => {
      if (document.visibilityState === 'hidden' && keeper.read().saving === 'waiting') void keeper.flush();
    };
    addEventListener('online', online);
    document.addEventListener('visibilitychange', away);
    return () => {
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', away);
      // The lists show what was typed last, too.
      void keeper.close().finally(refresh);
    };
  }, [keeper, refresh]);
  usePlacedPictures(record, keeper, staffId);
  const form = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  const [opened, setOpened] = useState(field);
  // The gaps of a new entry are named where it is published, and from then on at each field.
  const isFresh = record.live === 'unpublished' && field === null;
  const { pages = NONE, collections = NONE } = useQuery(siteOverview()).data ?? {};
  const parts = useMemo(
    () => ({
      ArticleField,
      set: keeper.set,
      read: (path: string) => valueAt(keeper.read().value, path),
      ...{ record, staffId },
      mistakes: byPath(
        form.findings.filter(
          ({ blocks, record: other, path }) =>
            blocks && !other && !(isFresh && isEmptyAt(keeper.read().value, path)),
        ),
      ),
      advice: byPath(form.findings.filter(({ blocks, record: other }) => !blocks && !other)),
      offers: new Map(form.findings.flatMap(({ path, offer }) => (offer ? [[path.join('.'), offer]] : []))),
      opened,
      ...{ pages, collections },
      page: pageIn(record),
    }),
    [keeper, form.findings, isFresh, opened, pages, collections, record, staffId],
  );
  useEffect(() => {
    if (opened) goToField(opened);
  }, [opened]);
  /** A new object each time, also for the field that is open already. */
  function pick(part: Element): boolean {
    const path = fieldAt(part, form.value);
    if (path === null) return false;
    setSide('form');
    setOpened(path);
    setTimeout(() => goToField(path));
    return true;
  }
  const isWaiting = record.collection === 'projects' && photosOf(form.value).length === 0;
  const isWide = useWide('(width >= 64rem)');
  const [side, setSide] = useState<'form' | 'page'>('form');
  const about = asSchema(record.schema).description;
  const shown = useSiteAddress();
  const [general, generalAdvice] = [parts.mistakes.get(''), parts.advice.get('')];
  return (
    <FormParts value={parts}>
      <PageNames pages={pages} />
      <EditorBar record={record} form={form} keeper={keeper} side={side} onSide={setSide} />
      <div className="mt-4 grid gap-x-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        {/* The form saves automatically; Enter in a field must not load the page. */}
        <form
          onSubmit={(event) => event.preventDefault()}
          aria-label={record.name}
          onKeyDown={(event) => {
            if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
            event.preventDefault();
            if (event.shiftKey) keeper.redo();
            else keeper.undo();
          }}
          className={`min-w-0 ${side === 'page' ? 'max-lg:hidden' : ''}`}
        >
          <SampleNotice record={record} form={form} keeper={keeper} />
          <ConflictList clashes={form.clashes} value={form.value} onDecide={keeper.decide} />
          {general && (
            <p className="border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled">{general}</p>
          )}
          {generalAdvice && <Advice>{generalAdvice}</Advice>}
          <Findings
            findings={form.findings.filter((finding) => finding.record)}
            hrefOf={(path, other) => editHref(shown, other ?? record, path)}
          />
          {about && <p className="text-13 text-graphite">{about}</p>}
          {isObject(form.value) && (
            <FormBody record={record} schema={asSchema(record.schema)} value={form.value} />
          )}
          <RecordActions record={record} form={form} keeper={keeper} />
          <RecordHistory record={record} form={form} keeper={keeper} />
        </form>
        <div
          className={`lg:sticky lg:top-12 lg:h-[calc(100dvh-4rem)] min-w-0 ${side === 'form' ? 'max-lg:hidden' : ''}`}
        >
          {isWaiting && <p className="mt-4 text-graphite">The preview appears with the first photo.</p>}
          {/* A phone loads the page when it is asked for. */}
          {(isWide || side === 'page') && !isWaiting && (
            <Suspense>
              <Preview path={record.path ?? pageOf(record)} saved={form.savedAt ?? ''} onPick={pick} />
            </Suspense>
          )}
        </div>
      </div>
    </FormParts>
  );
}

const NONE = [] as const;

/** The text of an article. */
const ArticleField = (props: FieldProps) => (
  <Suspense
    fallback={
      <p data-path={props.path} tabIndex={-1} className="mt-7 min-h-96 text-graphite">
        Loading editor...
      </p>
    }
  >
    <ArticleEditor {...props} />
  </Suspense>
);

const byPath = (findings: readonly Finding[]) =>
  new Map(findings.map(({ path, text }) => [path.join('.'), text]));

function isEmptyAt(value: unknown, path: FieldPath): boolean {
  const at = valueAt(value, path.join('.'));
  return at === '' || at === null || at === undefined;
}

/** Slug and parent path of a record whose address an editor may change. */
function pageIn({ slug, path, schema }: EditedRecord) {
  const { properties } = asSchema(schema);
  return path && properties?.address ? { slug, under: path.slice(0, path.lastIndexOf('/') + 1) } : undefined;
}

/** A page that shows a record without its own page. */
const pageOf = ({ collection }: RecordName): string => (collection === 'team' ? '/team' : '/');

/** Scrolls to a field; a folded field was opened with the form. */
function goToField(path: string): void {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]`);
    if (!field) continue;
    // A text goes to the paragraph itself.
    const part = new CustomEvent('open-part', { detail: path, cancelable: true });
    if (!field.dispatchEvent(part)) return;
    field.focus();
    field.scrollIntoView({ block: 'center' });
    return;
  }
}

/** Gives each picture that arrives its row in the open form, also those that an earlier page sent off. */
function usePlacedPictures(record: RecordName, keeper: DraftKeeper, staffId: string): void {
  useEffect(() => {
    const queue = pictureQueueOf(staffId);
    const place = () => placeIn(record, keeper, queue);
    place();
    return queue.subscribe(place);
  }, [record, keeper, staffId]);
}

function placeIn({ collection, slug }: RecordName, keeper: DraftKeeper, queue: PictureQueue): void {
  const here = queue
    .snapshot()
    .arrived.filter(({ target }) => target?.collection === collection && target.slug === slug);
  const fresh = here.filter(({ isPlaced }) => !isPlaced);
  if (fresh.length === 0) return;
  for (const path of new Set(fresh.map(({ target }) => target?.path ?? ''))) {
    const { value } = keeper.read();
    // A project's photos are one list, of which the first is the cover.
    const isPhotos = collection === 'projects' && path === 'gallery';
    const rows = isPhotos ? photosOf(value) : valueAt(value, path);
    // A list that was taken out meanwhile: its pictures stay among the uploaded ones.
    if (!Array.isArray(rows)) continue;
    const all = withArrived(
      rows,
      here.filter(({ target }) => target?.path === path),
    );
    if (all === rows) continue;
    if (isPhotos) keeper.replace(withPhotos(value, all as readonly PhotoRow[]));
    else keeper.set(path, all);
  }
  // In the form they are kept as everything that is typed is.
  void queue.placed(fresh.map(({ key }) => key));
}
