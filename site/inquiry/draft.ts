/**
 * The draft: all that a visitor has typed and uploaded, kept on their device until the server has
 * acknowledged it (requirements §11). It survives reloads, crashes and lost connections.
 */
import * as z from 'zod/mini';
import { type FormValues, mapFields } from '#contract/inquiries/inquiry-fields.ts';
import { isUuid } from '#contract/shared/uuid.ts';
import { DRAFT_KEY } from './draft-key.ts';

const draftShape = z.object({
  // A draft that an earlier release kept lacks the fields that are new.
  values: z.object(mapFields(() => z._default(z.string(), ''))),
  attachments: z.array(z.object({ url: z.string(), name: z.string() })),
  idempotencyKey: z.string(),
  /** When the form was first shown, in milliseconds since 1970. */
  shownAt: z.number(),
  /** The query of the address under which it was saved: a link followed later brings its own words. */
  query: z.string(),
});

export type InquiryDraft = z.infer<typeof draftShape>;
/** An uploaded picture: its address, and what the visitor called the file. */
export type Attachment = InquiryDraft['attachments'][number];

/** Whether there is nothing to save: opening the form must not create a draft. */
const isEmpty = ({ values, attachments }: InquiryDraft): boolean =>
  attachments.length === 0 && Object.values(values).every((value) => value.trim() === '');

export type DraftStore = ReturnType<typeof createDraftStore>;

type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/**
 * @param storage the device's, which all tabs share: the draft written last outlives its tab.
 * @param tab this tab's own, so that another tab's form never takes the place of this one.
 *   Either is null where the browser gives none; nothing is kept then, and nothing breaks.
 */
export function createDraftStore(storage: Storing, tab: Storing = null) {
  return {
    read: (): InquiryDraft | null => readFrom(tab) ?? readFrom(storage),
    /** @returns whether the draft is kept now; full or forbidden storage keeps none. */
    write(draft: InquiryDraft): boolean {
      if (isEmpty(draft)) {
        this.clear();
        return false;
      }
      const text = JSON.stringify(draft);
      quietly(() => tab?.setItem(DRAFT_KEY, text));
      return quietly(() => storage?.setItem(DRAFT_KEY, text) === undefined && !!storage) ?? false;
    },
    /** Deletes this tab's draft; one that another tab wrote since stays. */
    clear(): void {
      const [ours, last] = [readFrom(tab), readFrom(storage)];
      quietly(() => tab?.removeItem(DRAFT_KEY));
      if (ours && last && ours.idempotencyKey !== last.idempotencyKey) return;
      quietly(() => storage?.removeItem(DRAFT_KEY));
    },
  };
}

function readFrom(storage: Storing): InquiryDraft | null {
  const found = quietly(() => draftShape.safeParse(JSON.parse(storage?.getItem(DRAFT_KEY) ?? 'null')));
  return found?.success && isUuid(found.data.idempotencyKey) ? found.data : null;
}

/** The drafts of this tab, in what storage the browser gives. */
export const draftsHere = (): DraftStore =>
  createDraftStore(browserStorage('localStorage'), browserStorage('sessionStorage'));

/** Null where there is none or it is forbidden. */
const browserStorage = (name: 'localStorage' | 'sessionStorage'): Storage | null =>
  typeof window === 'undefined' ? null : (quietly(() => window[name]) ?? null);

function quietly<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The server's values for the form, as plain JSON. */
export type FormStart = {
  values: FormValues;
  attachments: Attachment[];
  /** By field name; `form` for messages about the whole form. */
  errors: Record<string, string>;
  idempotencyKey: string;
  /** The form was sent without JavaScript and refused: it takes precedence over any draft. */
  cameBack: boolean;
};
