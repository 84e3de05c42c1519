import { useMutation } from '@tanstack/react-query';
import type { OwnSession, SessionRule } from '#contract/staff/staff.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { detailDate } from '../format/dates.ts';
import { useRefreshAccount } from './own-account.ts';

export function Sessions({ rule, sessions }: { rule: SessionRule; sessions: OwnSession[] }) {
  const refresh = useRefreshAccount();
  const end = useMutation({
    /** Without an id, every session but the current one ends. */
    mutationFn: (id: string | undefined) =>
      request(`/api/staff/sessions${id === undefined ? '' : `/${encodeURIComponent(id)}`}`, {
        method: 'DELETE',
      }),
    onSuccess: (_, id) => toast({ title: id ? 'Device signed out' : 'Other devices signed out' }),
    meta: { failed: 'Device not signed out' },
    onSettled: refresh,
  });
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <>
      <p className="text-graphite">
        {rule === 'long'
          ? 'You’re signed out after 30 minutes of inactivity (8 hours with two-factor sign-in), and always after 12 hours.'
          : 'You’re signed out after 30 minutes of inactivity, and always after 12 hours.'}
      </p>
      <ul className="mt-3 border-t border-hairline">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-x-6 border-b border-hairline py-3">
            <div className="min-w-0 grow">
              <p className="font-semibold">
                {session.device}
                {session.current && <span className="font-normal text-completed"> · this session</span>}
              </p>
              <p className="text-14 text-graphite">
                {session.address && `${session.address} · `}Last active {detailDate(session.lastUsedAt)}
              </p>
            </div>
            {!session.current && (
              <Button
                look="bare"
                disabled={end.isPending}
                aria-label={`Sign out ${session.device}`}
                onClick={() => end.mutate(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Button look="quiet" className="mt-4" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          Sign out other devices
        </Button>
      )}
    </>
  );
}
