'use client'

import { Icon } from '@/components/icon/icon'
import { countText, fillText, type CountForms } from '@/lib/i18n/count-forms'
import { comma, joinTexts } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import styles from './partners.module.css'

/** Between names that 'and 24 more' follows: Arabic repeats its conjunction. */
const beforeMore = { en: comma.en, ar: ' و' } as const

/** With more partners than this, only the first ones are shown at first. */
const namedAtFirst = 4

export interface PartnersTexts {
  /** '{names} and 24 more'. */
  more: CountForms
}

interface PartnersProps {
  locale: Locale
  /** The partner countries in the order of their names. */
  names: readonly string[]
  texts: PartnersTexts
}

/** Whether there are so many partners that only the first ones are named at first. */
export function isShortened(names: readonly string[]): boolean {
  return names.length > namedAtFirst
}

/** The first partners with the number of the others; all where they are few. */
export function firstPartners({ locale, names, texts }: PartnersProps): string {
  if (!isShortened(names)) return joinTexts(names, locale)
  const first = names.slice(0, namedAtFirst - 1)
  const more = countText(texts.more, names.length - first.length, locale)
  const named = first.map((name) => isolated(name, locale)).join(beforeMore[locale])
  return fillText(more, { names: named }, locale)
}

/** Partner countries by name: the first ones, and the rest behind '24 more'. */
export function Partners(props: PartnersProps) {
  const { locale, names } = props
  if (!isShortened(names)) return joinTexts(names, locale)
  return (
    <details className={styles.partners} suppressHydrationWarning>
      <summary>
        {/* A mark after a non-breaking space is on the line of the last text. */}
        {`${firstPartners(props)}\u00a0`}
        <Icon name="chevron-down" size={16} className={styles.mark} />
      </summary>
      <p>{joinTexts(names.slice(namedAtFirst - 1), locale)}</p>
    </details>
  )
}
