import { byName, filterOptions } from '@/components/list-view/filter-options'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { inLocale } from '@/lib/bilingual/in-locale'
import { renamePair } from '@/lib/bilingual/pair'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { countriesOnMap, type CountryOnMap } from '../queries'
import { groupsOf, type MapCountry } from '../rules'
import styles from './agreement-map.module.css'
import { AgreementPatterns } from './agreement-patterns'
import { MapAndList } from './map-and-list'

/** The world map of agreements, with the same countries as a list next to it (spec part 2 section 2). */
export async function AgreementMap({ locale }: { locale: Locale }) {
  return <MapWithList locale={locale} countries={await countriesOnMap()} />
}

function MapWithList({ locale, countries }: { locale: Locale; countries: CountryOnMap[] }) {
  const t = useTranslations('agreementMap')
  const tab = useTranslations('layout')('newTab')
  const groups = groupsOf(inOrder(countries, locale))
  return (
    <section className={styles.section} aria-labelledby="map-of-agreements">
      <h2 id="map-of-agreements">
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </h2>
      <AgreementPatterns />
      <MapAndList
        locale={locale}
        groups={groups}
        texts={{
          map: { ...t.raw('map'), tab },
          finder: {
            ...t.raw('finder'),
            agreed: t('key.agreed'),
            count: countForms((count) => t('count', { count }), locale),
            tab,
          },
          key: t.raw('key'),
        }}
      />
    </section>
  )
}

/** The countries for the map, ordered by name. */
function inOrder(countries: CountryOnMap[], locale: Locale): MapCountry[] {
  const named = filterOptions(
    countries.map(({ agreement, country }) => ({
      ...renamePair(agreement, 'title', 'name'),
      ...country,
      id: agreement.id,
    })),
    'name',
    ({ id }) => id,
    locale,
  )
  return byName(named, locale).flatMap(({ value, text }) => {
    const found = countries.find(({ agreement }) => String(agreement.id) === value)
    if (!found) return []
    const { agreement, country } = found
    const title = inLocale(agreement, 'subtitle', locale)
    const ids = agreement.agreement_ids.toSorted((one, other) => one - other)
    return [
      {
        id: agreement.id,
        code: agreement.country_code,
        number: country?.code_num ?? '',
        name: text,
        title,
        agreements: ids.length === 0 ? title : ids.join(' '),
        href: localePath(locale, routes.countryAgreement(agreement.id)),
      },
    ]
  })
}
