import { useEffect } from 'react';
import type { RecordName } from '#contract/site/site-records.ts';
import { type PictureQueue, pictureQueueOf } from '../pictures/picture-queue.ts';
import { withArrived } from '../pictures/place-pictures.ts';
import type { DraftKeeper } from './autosave.ts';
import { valueAt } from './fields/paths.ts';

/** Gives each picture that arrives its row in the open form, also those that an earlier page sent off. */
export function usePlacedPictures(record: RecordName, keeper: DraftKeeper, staffId: string): void {
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
    const rows = valueAt(keeper.read().value, path);
    // A list that was taken out meanwhile: its pictures stay among the uploaded ones.
    if (!Array.isArray(rows)) continue;
    const all = withArrived(
      rows,
      here.filter(({ target }) => target?.path === path),
    );
    if (all !== rows) keeper.set(path, all);
  }
  // In the form they are kept as everything that is typed is.
  void queue.placed(fresh.map(({ key }) => key));
}
