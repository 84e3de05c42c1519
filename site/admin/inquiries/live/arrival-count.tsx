import { useArrivalCount } from './use-arrivals.ts';

/** The number of new inquiries, beside the name of the view that shows them. */
export function ArrivalCount() {
  const count = useArrivalCount();
  if (count === 0) return null;
  return (
    <span
      data-arrivals=""
      className="ml-1.5 min-w-5 bg-new px-1 text-center text-[0.75rem] leading-5 font-[600] text-paper"
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> new</span>
    </span>
  );
}
