import { useQuery } from '@tanstack/react-query';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { PRIORITIES, PRIORITY_LABELS } from '#contract/inquiries/priority.ts';
import { Options } from '../../components/options.tsx';
import { tagsInUse } from '../queries/tags-in-use.ts';
import { changeView } from '../url-state/view-in-address.ts';
import { Choice } from './filter-controls.tsx';

/** The filters by priority and by tag; without a tag in use, there is none to choose. */
export function PriorityAndTag({ view }: { view: InquiryView }) {
  const tags = useQuery(tagsInUse()).data ?? [];
  return (
    <>
      <Choice label="Priority" value={view.priority} onChange={(priority) => changeView({ priority })}>
        <Options of={PRIORITIES.map((each) => [each, PRIORITY_LABELS[each]])} />
      </Choice>
      {(tags.length > 0 || view.tag) && (
        <Choice label="Tag" value={view.tag} onChange={(tag) => changeView({ tag })}>
          {view.tag && !tags.some(({ tag }) => tag === view.tag) && <option>{view.tag}</option>}
          {tags.map(({ tag, count }) => (
            <option key={tag} value={tag}>
              {tag} ({count.toLocaleString('en-US')})
            </option>
          ))}
        </Choice>
      )}
    </>
  );
}
