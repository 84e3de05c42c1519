import type { ReportRange } from './range.ts';

/** Won projects that began with a Google ad, as a file for its upload: for owners. */
export function GoogleAdsLink({ range }: { range: ReportRange }) {
  return (
    <a
      href={`/api/reports/google-ads.csv?${new URLSearchParams(range)}`}
      download
      className="button button-quiet min-h-11"
    >
      Google Ads (CSV)
    </a>
  );
}
