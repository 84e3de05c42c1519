import type { InquirySource } from '#contract/inquiry.ts';

/** Where a request came from, in one line: "Came from google.com to /service-area/blanco, campaign spring". */
export function SourceLine({ source }: { source: InquirySource | null }) {
  return <span className="wrap-anywhere">{sourceInWords(source)}</span>;
}

export function sourceInWords(source: InquirySource | null): string {
  if (!source || Object.values(source).every((value) => !value)) return 'Came without a trace of where from';
  const { referrer, landingPage, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source;
  const from = referrer?.replace(/^www\./, '') || utmSource || 'a typed address or a private link';
  const details = [
    utmCampaign && `campaign ${utmCampaign}`,
    utmSource && referrer && `source ${utmSource}`,
    utmMedium && `by ${utmMedium}`,
    utmTerm && `words “${utmTerm}”`,
    utmContent && `link “${utmContent}”`,
  ].filter(Boolean);
  return [`Came from ${from}${landingPage ? ` to ${landingPage}` : ''}`, ...details].join(', ');
}
