/** A view that the signed-in person's role can't open. */
export function OwnersView() {
  return (
    <main className="grow px-4 pt-6 pb-16 md:px-6">
      <h1 className="text-[2rem] leading-[1.05] font-[570] tracking-[-0.025em]">For owners only</h1>
      <p className="mt-2 max-w-[34em] text-graphite">
        Only owners can open this page. Ask an owner for access.
      </p>
      <a href="/admin" className="button mt-5">
        Back to the inquiries
      </a>
    </main>
  );
}
