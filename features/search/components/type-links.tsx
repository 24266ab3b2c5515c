import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { SearchAnswer } from '../contract'
import { type SearchType, searchTypes } from '../kinds/contract'
import { foundInAll } from '../rules'
import { searchAddress, typesOf, withTypes, type SearchView } from '../search-params'
import styles from './type-chips.module.css'

interface TypeLinksProps {
  locale: Locale
  text: string
  counts: SearchAnswer['counts']
  view: SearchView
}

/** The types with results as links, for the search page; they work without script. */
export function TypeLinks({ locale, text, counts, view }: TypeLinksProps) {
  const t = useTranslations('search')
  const types = typesOf(view)
  const chip = (name: string, count: number, isChosen: boolean, leadsTo: readonly SearchType[]) => (
    <li key={name}>
      <Link
        href={searchAddress(locale, text, withTypes(view, leadsTo))}
        look="bare"
        className={styles.chip}
        aria-current={isChosen ? 'true' : undefined}
      >
        {name}{' '}
        <Text as="span" tone="faint" tabular className={styles.count}>
          {formatNumber(count, locale)}
        </Text>
      </Link>
    </li>
  )
  const toggled = (type: SearchType) =>
    types.includes(type) ? types.filter((one) => one !== type) : [...types, type]
  return (
    <nav aria-label={t('kinds')}>
      <ul className={styles.chips}>
        {chip(t('all'), foundInAll({ counts }), types.length === 0, [])}
        {searchTypes
          .filter((type) => counts[type] > 0 || types.includes(type))
          .map((type) =>
            chip(t(`type.${type}`), counts[type], types.includes(type), toggled(type)),
          )}
      </ul>
    </nav>
  )
}
