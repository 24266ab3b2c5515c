'use client'

import { formatMonthName } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'

/** Where the names of the codes of each field are. */
const groups = {
  incoterm: 'quotations.incoterms',
  port: 'tradeFacts.port',
  samples: 'tradeFacts.samples',
  languages: 'languages',
  delivery_modes: 'tradeFacts.mode',
} as const

const isCoded = (field: string): field is keyof typeof groups => field in groups

/** Returns the names of the codes of a field; undefined for a field without codes. */
export function useCodeNames(field: string): ((code: string) => string) | undefined {
  const t = useTranslations()
  const locale = useInterfaceLocale()
  if (field === 'season') return (month) => formatMonthName(Number(month), locale)
  const names = namesIn()
  if (!names) return undefined
  // A version of earlier days may have a code that has no name any more.
  return (code) => {
    const name = names[code]
    if (name === undefined) return code
    return field === 'incoterm' ? `${code} · ${name}` : name
  }

  function namesIn(): Readonly<Record<string, string>> | undefined {
    if (isCoded(field)) return t.raw(groups[field])
    if (!field.endsWith('_unit')) return undefined
    return { ...t.raw('quotations.units'), ...t.raw('tradeFacts.units') }
  }
}
