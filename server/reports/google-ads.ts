/** Won projects in the upload format of Google Ads, "Conversions from clicks": these columns and no others. */
import type { Readable } from 'node:stream';
import { setup } from '#content/firm.ts';
import { csv } from '../http/csv.ts';
import type { WonClick } from './won-clicks-store.ts';

/** The conversion action that the owner created in Google Ads has the same name. */
const CONVERSION = 'Won project';

export const googleAdsFile = (clicks: readonly WonClick[]): Readable =>
  csv(
    clicks,
    [
      ['Google Click ID', ({ gclid }) => gclid],
      ['Conversion Name', () => CONVERSION],
      ['Conversion Time', ({ at }) => clock.format(new Date(at))],
      ['Conversion Value', ({ value }) => value],
      ['Conversion Currency', ({ value }) => (value === null ? null : 'USD')],
    ],
    { before: `Parameters:TimeZone=${setup.timeZone}`, bom: false },
  );

/** Like `2026-11-21 06:15:00`. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: setup.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
