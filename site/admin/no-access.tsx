import type { StaffMember } from '#contract/site/page-services.ts';
import { homeOf } from './views.ts';

/** A view that the signed-in person's role can't open. */
export function NoAccess({ staff }: { staff: StaffMember }) {
  return (
    <main className="grow px-4 pt-6 pb-16 md:px-6">
      <h1 className="text-[2rem] leading-[1.05] font-[570] tracking-[-0.025em]">Not open to you</h1>
      <p className="mt-2 max-w-[34em] text-graphite">
        This page belongs to work that your account doesn’t do. Ask an owner for access.
      </p>
      <a href={homeOf(staff)} className="button mt-5">
        Back to your work
      </a>
    </main>
  );
}
