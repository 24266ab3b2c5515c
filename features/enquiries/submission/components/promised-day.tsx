'use client'

import { call } from '@/lib/api/call'
import { fillText } from '@/lib/i18n/count-forms'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useEffect, useState } from 'react'
import { enquiryById } from '../../my-enquiries/contract'

interface PromisedDayProps {
  locale: Locale
  /** The number of an enquiry that was just filed. */
  id: number
  /** With the placeholder `{date}`. */
  text: string
}

/** By which day the office answers an enquiry, as soon as the portal has said it. */
export function PromisedDay({ locale, id, text }: PromisedDayProps) {
  const [day, setDay] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    call(enquiryById, { params: { id } }).then(
      ({ due }) => {
        if (!isGone) setDay(due?.at ?? null)
      },
      // The enquiry is filed: its mail and its page name the day, too.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [id])
  return (
    <p role="status">{day !== null && fillText(text, { date: formatDate(day, locale) }, locale)}</p>
  )
}
