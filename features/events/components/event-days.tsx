'use client'

import { formatDays } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { PortalEvent } from '../contract'

/** The day of an event, or the days from its first to its last. */
export function EventDays({ locale, event }: { locale: Locale; event: PortalEvent }) {
  const { date_start: start, date_end: end } = event
  return <time dateTime={start}>{formatDays(start, end, locale)}</time>
}
