'use client'

import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { PortalEvent } from '../contract'

/** The day of an event, or its first and last day. */
export function EventDays({ locale, event }: { locale: Locale; event: PortalEvent }) {
  const { date_start: start, date_end: end } = event
  return (
    <>
      <time dateTime={start}>{formatDate(start, locale)}</time>
      {end !== start && (
        <>
          {' – '}
          <time dateTime={end}>{formatDate(end, locale)}</time>
        </>
      )}
    </>
  )
}
