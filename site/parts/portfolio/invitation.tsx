import { firm, phoneHref } from '#content/firm.ts';

/** The end of a page of the blog or the portfolio: one question, one button, one number. */
export function Invitation({ headline, href }: { headline: string; href: string }) {
  return (
    <section className="grid items-end gap-x-12 gap-y-8 border-t border-hairline py-rhythm lg:grid-cols-12 print:hidden">
      <h2 className="text-[clamp(2.2rem,4.8vw,4.4rem)] lg:col-span-7">{headline}</h2>
      <div className="lg:col-span-5">
        <ul className="mb-6 border-t border-hairline font-sans text-[.95rem]">
          <li className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2.5">
            Free consultation
            <span className="text-graphite">answer within {firm.replyWithinHours} hours</span>
          </li>
          <li className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2.5">
            By phone
            <a href={phoneHref} className="tabular-nums">
              {firm.phone}
            </a>
          </li>
        </ul>
        <a href={href} className="button">
          Request a Consultation
        </a>
      </div>
    </section>
  );
}
