import type { StaffLink } from '#contract/staff/staff.ts';
import { Button } from '../components/button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';
import { detailDate } from '../format/dates.ts';

/** A one-time link, shown only now: the server stores just its hash. */
export function LinkNotice({ link, onClose }: { link: StaffLink; onClose: () => void }) {
  const notice = useFirstFocus<HTMLElement>();
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
          ? `It’s on its way to ${link.member.email}. `
          : 'Email isn’t set up, so send it yourself. '}
        This is the only time it’s shown. It works once, until {detailDate(link.expiresAt)}, and replaces any
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
