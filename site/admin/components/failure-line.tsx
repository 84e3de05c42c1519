import { failureInWords } from '../format/failure-in-words.ts';

type FailureLineProps = {
  error: unknown;
  /** A sentence before the reason. */
  what?: string;
  className?: string;
};

/** Why something failed, announced where it happened; nothing without an error. */
export const FailureLine = ({ error, what, className = '' }: FailureLineProps) =>
  Boolean(error) && (
    <p role="alert" className={`text-cancelled ${className}`}>
      {what} {failureInWords(error)}
    </p>
  );
