import { useQuery } from '@tanstack/react-query';
import { CountMark } from '../components/count-mark.tsx';
import { mailsSummary } from './mail-query.ts';
import { mailProblems } from './mail-words.ts';

/** Next to the name of Email while mail waits or couldn't be delivered; otherwise nothing. */
export function MailMark({ className }: { className?: string }) {
  const { data } = useQuery(mailsSummary());
  const troubles = data ? mailProblems(data) : [];
  return (
    <CountMark
      isWarning
      count={troubles.reduce((sum, { count }) => sum + count, 0)}
      what={troubles.map(({ words }) => words).join('. ')}
      className={className}
    />
  );
}
