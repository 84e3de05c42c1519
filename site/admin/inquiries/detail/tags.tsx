import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { TAG_LIMITS, tidyTag } from '#contract/inquiries/tag-words.ts';
import { Button } from '../../components/button.tsx';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { tagsInUse } from '../queries/tags-in-use.ts';
import { DetailRow } from './detail-row.tsx';

/** The inquiry's tags, each removed by a click, and a field for another; tags in use are suggested. */
export function Tags() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const id = useId();
  const [typed, setTyped] = useState('');
  const used = useQuery(tagsInUse()).data ?? [];
  const { tags } = inquiry;
  function add(event: FormEvent) {
    event.preventDefault();
    const tag = tidyTag(typed);
    setTyped('');
    if (tag !== '' && !tags.includes(tag)) onUpdate({ tags: [...tags, tag] });
  }
  return (
    <DetailRow label="Tags" htmlFor={id}>
      <ul aria-label="Tags" className="flex flex-wrap gap-1.5 not-empty:mb-2">
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              disabled={isPending}
              aria-label={`Remove tag: ${tag}`}
              onClick={() => onUpdate({ tags: tags.filter((each) => each !== tag) })}
              className="inline-flex min-h-7 cursor-pointer items-center gap-1.5 bg-ledge px-2 text-[0.875rem] hover:text-copper pointer-coarse:min-h-11"
            >
              {tag}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      {tags.length < TAG_LIMITS.number && (
        <form onSubmit={add} className="flex flex-wrap items-center gap-x-3">
          <input
            id={id}
            value={typed}
            list={`${id}-used`}
            placeholder="Add a tag"
            autoComplete="off"
            maxLength={TAG_LIMITS.length}
            onChange={(event) => setTyped(event.target.value)}
            className="h-9 w-52 max-w-full border border-graphite/60 bg-transparent px-2 text-base placeholder:text-graphite max-md:h-11 md:text-[0.9375rem]"
          />
          <datalist id={`${id}-used`}>
            {used.map(({ tag }) => tags.includes(tag) || <option key={tag} value={tag} />)}
          </datalist>
          {typed.trim() !== '' && (
            <Button type="submit" look="bare" disabled={isPending}>
              Add
            </Button>
          )}
        </form>
      )}
    </DetailRow>
  );
}
