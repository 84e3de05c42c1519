/** An address of the staff side that leads nowhere, or to what only owners may see. */
export function UnknownView({ forOwners }: { forOwners: boolean }) {
  return (
    <main className="grow px-4 pt-6 pb-16 md:px-6">
      <h1 className="text-[2rem] leading-[1.05] font-[570] tracking-[-0.025em]">
        {forOwners ? 'For owners only' : 'There is no such page'}
      </h1>
      <p className="mt-2 max-w-[34em] text-graphite">
        {forOwners
          ? 'An owner of the studio can open this page, and can make you one.'
          : 'The address may be mistyped, or older than the page it led to.'}
      </p>
      <a href="/admin" className="button mt-5">
        Back to the inquiries
      </a>
    </main>
  );
}
