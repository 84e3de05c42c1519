import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { TAG_LIMITS, tidyTag } from '#contract/inquiries/tag-words.ts';
import { Button } from '../../../components/button.tsx';
import { LineIcon } from '../../../components/line-icon.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { tagsInUse } from '../../queries/tags-in-use.ts';

/** The inquiry's tags, each removed by a click, and a button that adds another. */
export function Tags() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const [isAdding, setAdding] = useState(false);
  const { tags } = inquiry;
  function add(tag: string) {
    setAdding(false);
    if (tag !== '' && !tags.includes(tag)) onUpdate({ tags: [...tags, tag] });
  }
  return (
    <>
      <ul aria-label="Tags" className="contents">
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              disabled={isPending}
              aria-label={`Remove tag: ${tag}`}
              onClick={() => onUpdate({ tags: tags.filter((each) => each !== tag) })}
              className="group/tag inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-mark bg-ledge px-1.5 text-12 pointer-coarse:min-h-11"
            >
              {tag}
              <span aria-hidden="true" className="text-graphite group-hover/tag:text-overdue">
                ×
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <NewTag onAdd={add} />
      ) : (
        tags.length < TAG_LIMITS.number && (
          <button
            type="button"
            aria-label="Add a tag"
            onClick={() => setAdding(true)}
            className="inline-flex min-h-7 cursor-pointer items-center gap-1.5 rounded-control px-1 text-13 font-strong text-graphite hover:bg-hover hover:text-ink max-md:min-h-11"
          >
            <LineIcon width="12" height="12" strokeLinecap="round" d="M8 3v10M3 8h10" />
            Tag
          </button>
        )
      )}
    </>
  );
}

/** A field for another tag; tags in use are suggested. Esc leaves it. */
function NewTag({ onAdd }: { onAdd: (tag: string) => void }) {
  const { tags } = useOpenInquiry().inquiry;
  const id = useId();
  const [typed, setTyped] = useState('');
  const used = useQuery(tagsInUse()).data ?? [];
  function add(event: FormEvent) {
    event.preventDefault();
    onAdd(tidyTag(typed));
  }
  return (
    <form
      onSubmit={add}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onAdd('');
      }}
      className="flex items-center gap-x-2"
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it appears where the button was pressed
        autoFocus
        aria-label="Tag"
        value={typed}
        list={id}
        placeholder="Add a tag"
        autoComplete="off"
        maxLength={TAG_LIMITS.length}
        onChange={(event) => setTyped(event.target.value)}
        className="h-8 w-36 rounded-control border border-edge bg-sheet px-2 text-14 placeholder:text-graphite max-md:h-11 max-md:text-17"
      />
      <datalist id={id}>
        {used.map(({ tag }) => tags.includes(tag) || <option key={tag} value={tag} />)}
      </datalist>
      <Button type="submit" look="bare" className="min-h-8!">
        Add
      </Button>
    </form>
  );
}
