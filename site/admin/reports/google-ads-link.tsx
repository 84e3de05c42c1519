import { BUTTON } from '../components/button.tsx';
import type { ReportRange } from './range.ts';

/** Won projects that began with a Google ad, as a file for its upload: for owners. */
export const GoogleAdsLink = ({ range }: { range: ReportRange }) => (
  <a
    href={`/api/reports/google-ads.csv?${new URLSearchParams(range)}`}
    download
    className={`${BUTTON.quiet} mt-4`}
  >
    Won projects for Google Ads (CSV)
  </a>
);
