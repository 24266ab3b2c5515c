/** The public holidays that the portal proposes for each year. */
export const holidayKinds = [
  'newYear',
  'fitr',
  'labour',
  'independence',
  'adha',
  'hijriYear',
  'birthday',
  'christmas',
] as const

export type HolidayKind = (typeof holidayKinds)[number]
