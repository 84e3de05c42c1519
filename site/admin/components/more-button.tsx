import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type MoreButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'className'> & {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label: string;
};

/** Loads the next page of a list; gone after the last. */
export function MoreButton({ list, label, look = 'quiet', className = 'mt-4' }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      look={look}
      className={className}
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? 'Loading more...' : label}
    </Button>
  );
}
