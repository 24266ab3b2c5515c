import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { EnquiryRow } from '../contract'
import { subjectOf } from '../rules'

interface EnquirySubjectProps {
  locale: Locale
  enquiry: Pick<EnquiryRow, 'about' | 'excerpt'>
  /** With the placeholders `{goods}` and `{place}`. */
  pattern: string
}

/** What an enquiry is about: goods and a market, one of them, or the first words of its text. */
export function EnquirySubject({ locale, enquiry, pattern }: EnquirySubjectProps) {
  const subject = subjectOf(enquiry, locale)
  if (subject === null) return <bdi>{enquiry.excerpt}</bdi>
  const { goods, place } = subject
  if (goods !== null && place !== null) return fillText(pattern, { goods, place }, locale)
  return goods ?? place
}
