import type { InquirySource } from '#contract/inquiries/inquiry.ts';

/** The source of a request in one line: "Came from google.com to /service-area/blanco, campaign spring". */
export function SourceLine({ source }: { source: InquirySource | null }) {
  return <span className="wrap-anywhere">{sourceInWords(source)}</span>;
}

export function sourceInWords(source: InquirySource | null): string {
  if (!source || Object.values(source).every((value) => !value)) return 'Source unknown';
  const { referrer, landingPage, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source;
  const from = referrer?.replace(/^www\./, '') || utmSource;
  const details = [
    utmCampaign && `campaign ${utmCampaign}`,
    utmSource && referrer && `source ${utmSource}`,
    utmMedium && `by ${utmMedium}`,
    utmTerm && `words “${utmTerm}”`,
    utmContent && `link “${utmContent}”`,
  ].filter(Boolean);
  return [
    `Came ${from ? `from ${from}` : 'directly'}${landingPage ? ` to ${landingPage}` : ''}`,
    ...details,
  ].join(', ');
}
