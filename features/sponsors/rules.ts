import type { Sponsor } from './contract'

/**
 * A sponsor is shown only while its status is 1 and its end date is later than today (spec part 1
 * section 2.3). `today` is `YYYY-MM-DD` in the portal's time zone.
 */
export function isShownSponsor(
  sponsor: Pick<Sponsor, 'status' | 'date_end'>,
  today: string,
): boolean {
  return sponsor.status === 1 && sponsor.date_end > today
}
