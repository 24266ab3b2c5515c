'use client'

import type { FilterOption } from '@/components/list-view/filter-fields'
import { countText, fillText, type CountForms } from '@/lib/i18n/count-forms'
import { comma, joinTexts } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import styles from './agreement-row.module.css'

/** Between names that 'and 24 more' follows: Arabic repeats its conjunction. */
const beforeMore = { en: comma.en, ar: ' و' } as const

/** With more partners than this, only the first ones are shown at first. */
const namedAtFirst = 4

export interface PartnersTexts {
  /** '{names} and 24 more'. */
  more: CountForms
}

/** Partner countries by name: the first ones, and the rest behind '24 more'. */
export function Partners({
  locale,
  countries,
  texts,
}: {
  locale: Locale
  countries: readonly FilterOption[]
  texts: PartnersTexts
}) {
  const names = countries.map(({ text }) => text)
  if (names.length <= namedAtFirst) return joinTexts(names, locale)
  const first = names.slice(0, namedAtFirst - 1)
  const more = countText(texts.more, names.length - first.length, locale)
  const named = first.map((name) => isolated(name, locale)).join(beforeMore[locale])
  return (
    <details className={styles.partners}>
      <summary>{fillText(more, { names: named }, locale)}</summary>
      <p>{joinTexts(names.slice(first.length), locale)}</p>
    </details>
  )
}
