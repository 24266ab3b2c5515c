import { fillText } from '@/lib/i18n/count-forms'
import { formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { EnquiryRow } from '../contract'
import styles from './enquiry-due.module.css'

/** Each with the placeholder `{time}`. */
export type DueTexts = Record<'answer' | 'close' | 'answerLate' | 'closeLate', string>

interface EnquiryDueProps {
  locale: Locale
  due: EnquiryRow['due']
  texts: DueTexts
}

/** By when the office promised to answer or to end an enquiry, and whether it is late. */
export function EnquiryDue({ locale, due, texts }: EnquiryDueProps) {
  if (due === null) return null
  const text = texts[due.is_late ? (`${due.kind}Late` as const) : due.kind]
  return (
    <time dateTime={due.at} className={due.is_late ? styles.late : styles.due}>
      {fillText(text, { time: formatInstant(due.at, locale) }, locale)}
    </time>
  )
}
