/** Stands for the list while it loads, in the shape of its cards. */
export const LoadingCards = () => (
  <>
    <p role="status" className="px-4 py-3 font-semibold md:px-6">
      Loading inquiries...
    </p>
    <div aria-hidden="true" className="px-2 md:px-3">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="h-32 border-t border-hairline pt-3 pr-3 pl-7">
          <div className="h-3.5 w-1/3 rounded-mark bg-ledge" />
          <div className="mt-3 h-2.5 w-1/2 rounded-mark bg-ledge" />
          <div className="mt-3.5 h-3 w-11/12 rounded-mark bg-ledge" />
          <div className="mt-2 h-3 w-3/5 rounded-mark bg-ledge" />
        </div>
      ))}
    </div>
  </>
);
