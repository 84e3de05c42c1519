import { placeName, usePlaces } from '../../state/area-names.ts';
import { useStaffNames } from '../../state/staff-names.ts';
import type { Names } from './conditions.ts';

/** Words for the ids in a view. */
export function useConditionNames(): Names {
  const staff = useStaffNames();
  const places = usePlaces();
  return {
    assignee: (id) =>
      id === 'me' ? 'you' : (staff.find((person) => person.id === id)?.name ?? 'a former colleague'),
    area: (slug) => placeName(places, slug),
  };
}
