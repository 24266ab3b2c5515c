import { fillText } from '@/lib/i18n/count-forms'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { reviewDay } from '@/lib/i18n/review-day'
import { today } from '@/lib/i18n/today'

interface ReviewDayProps {
  locale: Locale
  /** When it was submitted; null where that is not known. */
  since: string | null
  texts: Messages['reviewDay']
}

/** By which day staff promised to review what a person submitted, and whether they are late. */
export function ReviewDay({ locale, since, texts }: ReviewDayProps) {
  if (since === null) return null
  const day = reviewDay(since)
  const text = day < today() ? texts.late : texts.due
  return (
    <p>
      <time dateTime={day}>{fillText(text, { date: formatDate(day, locale) }, locale)}</time>
    </p>
  )
}
