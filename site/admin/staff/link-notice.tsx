import { useEffect, useRef } from 'react';
import type { StaffLink } from '#contract/staff.ts';
import { Button } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';
import { detailDate } from '../inquiries/dates.ts';

/** A one-time link, shown only now: the server keeps no more than its hash. */
export function LinkNotice({ link, onClose }: { link: StaffLink; onClose: () => void }) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby="link"
      className="mt-6 max-w-[52rem] border border-copper p-4 md:p-5"
    >
      <h2 id="link" className="text-xl font-[570] tracking-[-0.015em]">
        Link for {link.member.name}
      </h2>
      <p className="mt-1.5 text-graphite">
        {link.mailed
          ? `It is on its way to ${link.member.email}. `
          : 'No mail server is set, so hand it over yourself. '}
        This is the only time it is shown. It works once, until {detailDate(link.expiresAt)}, and replaces any
        earlier one.
      </p>
      <input
        readOnly
        aria-label="Link"
        value={link.link}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-4 h-12 w-full border border-graphite/60 bg-transparent px-3 text-ink"
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <CopyButton text={link.link} label="Copy link" />
        <Button look="bare" onClick={onClose} className="ml-auto">
          Done
        </Button>
      </div>
    </section>
  );
}
