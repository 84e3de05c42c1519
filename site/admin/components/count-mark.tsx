type CountMarkProps = { count: number; what: string; isWarning?: boolean; className?: string };

/** Count next to a view's name: clients who wait, or as a warning, stuck mail. Not rendered for 0. */
export function CountMark({ count, what, isWarning = false, className = '', ...mark }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <span
      {...mark}
      className={`min-w-5 rounded-full px-0.5 text-center text-12 leading-5 font-semibold ${isWarning ? 'bg-progress-bg text-progress' : 'bg-attention text-on-attention'} ${className}`}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
