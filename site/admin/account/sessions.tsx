import { useMutation } from '@tanstack/react-query';
import type { OwnSession } from '#contract/staff.ts';
import { toast } from '../../frame/toaster.tsx';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { detailDate } from '../inquiries/dates.ts';
import { endSessions, useRefreshAccount } from './account-query.ts';

export function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const refresh = useRefreshAccount();
  const end = useMutation({
    mutationFn: (id: string | undefined) => endSessions(id),
    onSuccess: (_, id) => toast({ title: id ? 'Session ended' : 'All other sessions ended' }),
    onError: (error) =>
      toast({
        title: 'The session was not ended',
        description: failureInWords(error),
        variant: 'destructive',
      }),
    onSettled: refresh,
  });
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <>
      <p className="text-graphite">
        A session ends after 30 minutes without use, and 12 hours after signing in.
      </p>
      <ul className="mt-3 border-t border-hairline">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-x-6 border-b border-hairline py-3">
            <div className="min-w-0 grow">
              <p className="font-semibold">
                {session.device}
                {session.current && <span className="font-normal text-completed"> · this session</span>}
              </p>
              <p className="text-[0.9rem] text-graphite">
                {session.address && `${session.address} · `}last used {detailDate(session.lastUsedAt)}
              </p>
            </div>
            {!session.current && (
              <Button
                look="bare"
                disabled={end.isPending}
                aria-label={`End the session of ${session.device}`}
                onClick={() => end.mutate(session.id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Button look="quiet" className="mt-4" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          End all others
        </Button>
      )}
    </>
  );
}
