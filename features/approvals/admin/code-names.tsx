'use client'

import { formatMonthName } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'

/** Where the names of the codes of each field are. */
const groups = {
  min_order_unit: 'quotations.units',
  capacity_unit: 'quotations.units',
  lead_time_unit: 'tradeFacts.units',
  shelf_life_unit: 'tradeFacts.units',
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
  if (!isCoded(field)) return undefined
  const names: Readonly<Record<string, string>> = t.raw(groups[field])
  // A version of earlier days may have a code that has no name any more.
  return (code) => {
    const name = names[code]
    if (name === undefined) return code
    return field === 'incoterm' ? `${code} · ${name}` : name
  }
}
