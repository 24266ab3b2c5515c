import { byName, filterOptions } from '@/components/list-view/filter-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { renamePair } from '@/lib/bilingual/pair'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { countriesOnMap, type CountryOnMap } from '../queries'
import type { MapCountry } from '../rules'
import styles from './agreement-map.module.css'
import { CountryFinder } from './country-finder'
import { MapOpener } from './map-opener'

/** The world map of agreements, with the same countries as a list next to it (spec part 2 section 2). */
export async function AgreementMap({ locale }: { locale: Locale }) {
  return <MapWithList locale={locale} countries={await countriesOnMap()} />
}

function MapWithList({ locale, countries }: { locale: Locale; countries: CountryOnMap[] }) {
  const t = useTranslations('agreementMap')
  const tab = useTranslations('layout')('newTab')
  const shown = inOrder(countries, locale)
  return (
    <section className={styles.section} aria-labelledby="map-of-agreements">
      <h2 id="map-of-agreements" className={styles.title}>
        {t('title')}
      </h2>
      <div className={styles.parts}>
        <div className={styles.map}>
          <MapOpener countries={shown} texts={{ ...t.raw('map'), tab }} />
          <ul className={styles.key}>
            <li className={styles.agreed}>{t('key.agreed')}</li>
            <li className={styles.us}>{t('key.us')}</li>
            <li className={styles.canada}>{t('key.canada')}</li>
            <li className={styles.land}>{t('key.none')}</li>
          </ul>
        </div>
        <CountryFinder
          locale={locale}
          countries={shown}
          texts={{
            ...t.raw('finder'),
            count: countForms((count) => t('count', { count }), locale),
            tab,
          }}
        />
      </div>
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
    return [
      {
        id: found.agreement.id,
        code: found.agreement.country_code,
        number: found.country?.code_num ?? '',
        name: text,
        title: inLocale(found.agreement, 'subtitle', locale),
        href: localePath(locale, routes.countryAgreement(found.agreement.id)),
      },
    ]
  })
}
