'use client'

import { Text } from '@/components/layout/text'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { SearchAnswer } from '../contract'
import { type SearchType, searchTypes } from '../kinds/contract'
import { foundInAll } from '../rules'
import type { SearchTexts } from './search-texts'
import styles from './type-chips.module.css'

interface TypeChipsProps {
  locale: Locale
  texts: Pick<SearchTexts, 'kinds' | 'all' | 'type'>
  /** The number of results of each type; undefined before the first answer. */
  counts: SearchAnswer['counts'] | undefined
  /** The selected types; none means all. */
  types: readonly SearchType[]
  onChange: (types: readonly SearchType[]) => void
}

/** The types of results as toggle buttons; any number can be selected. */
export function TypeChips({ locale, texts, counts, types, onChange }: TypeChipsProps) {
  const toggled = (type: SearchType) =>
    types.includes(type) ? types.filter((one) => one !== type) : [...types, type]
  const chip = (name: string, isChosen: boolean, count: number | undefined, choose: () => void) => (
    <button
      key={name}
      type="button"
      aria-pressed={isChosen}
      data-none={count === 0 || undefined}
      className={styles.chip}
      onClick={choose}
    >
      {name}
      {count !== undefined && (
        <>
          {' '}
          <Text as="span" tone="faint" tabular className={styles.count}>
            {formatNumber(count, locale)}
          </Text>
        </>
      )}
    </button>
  )
  return (
    <div role="group" aria-label={texts.kinds} className={styles.chips}>
      {chip(texts.all, types.length === 0, counts && foundInAll({ counts }), () => onChange([]))}
      {searchTypes.map((type) =>
        chip(texts.type[type], types.includes(type), counts?.[type], () => onChange(toggled(type))),
      )}
    </div>
  )
}
