'use client'

import { joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { scopeKey } from '../rules'

/**
 * The scope of an agreement. Data have scopes in English only: those with a message are translated,
 * any other is shown in English and marked as English.
 */
export function Scope({
  locale,
  scope,
  names,
}: {
  locale: Locale
  scope: readonly string[]
  names: Readonly<Record<string, string>>
}) {
  const known = scope.flatMap((one) => names[scopeKey(one)] ?? [])
  const unknown = scope.filter((one) => names[scopeKey(one)] === undefined)
  if (unknown.length === 0) return joinTexts(known, locale)
  const mark = locale === 'en' ? {} : { lang: 'en', dir: 'ltr' }
  return (
    <>
      {joinTexts([...known, ''], locale)}
      <span {...mark}>{joinTexts(unknown, 'en')}</span>
    </>
  )
}
