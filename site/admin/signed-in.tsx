import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffMember } from '#contract/page-services.ts';
import { request } from '../frame/request.ts';
import { toast } from '../frame/toaster.tsx';
import { Bar } from './bar.tsx';
import { failureInWords } from './failure-in-words.ts';
import { Dashboard } from './inquiries/dashboard.tsx';
import type { NoteDrafts } from './inquiries/note-drafts.ts';
import { createQueryClient } from './query-client.ts';

type SignedInProps = {
  staff: StaffMember;
  drafts: NoteDrafts;
  onLeave: (why: 'expired' | 'signed-out') => void;
};

/** What lasts as long as a session: nothing fetched for one person is left for the next. */
export function SignedIn({ staff, drafts, onLeave }: SignedInProps) {
  const [queryClient] = useState(() => createQueryClient(() => onLeave('expired')));
  return (
    <QueryClientProvider client={queryClient}>
      <BarWithSignOut staff={staff} onSignedOut={() => onLeave('signed-out')} />
      <Dashboard drafts={drafts} />
    </QueryClientProvider>
  );
}

function BarWithSignOut({ staff, onSignedOut }: { staff: StaffMember; onSignedOut: () => void }) {
  const signOut = useMutation({
    mutationFn: () => request('/api/auth/sign-out', { method: 'POST', body: {} }),
    onSuccess: onSignedOut,
    onError: (error) =>
      toast({ title: 'Still signed in', description: failureInWords(error), variant: 'destructive' }),
  });
  return <Bar staff={staff} isSigningOut={signOut.isPending} onSignOut={() => signOut.mutate()} />;
}
