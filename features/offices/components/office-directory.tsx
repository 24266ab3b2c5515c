import { EmptyState } from '@/components/empty-state/empty-state'
import { JsonLd } from '@/components/json-ld/json-ld'
import { MotifLines } from '@/components/motif/motif-lines'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Site } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { governmentOffices } from '@/lib/seo/structured-data'
import { useTranslations } from 'next-intl'
import type { OfficeWrite } from '../contract'
import { directionsTo, placeOf } from '../rules'
import { OfficeCards } from './office-cards'
import { OfficeMap } from './office-map'
import styles from './offices-section.module.css'

interface OfficeDirectoryProps {
  locale: Locale
  offices: readonly OfficeWrite[]
  /** The organisation that runs the portal, for search engines. */
  site: Site
}

/** The offices on the Contact Us page, with map links (spec part 2, 'Contact page'). */
export function OfficeDirectory({ locale, offices, site }: OfficeDirectoryProps) {
  const t = useTranslations('offices')
  const described = offices.map((office) => ({
    name: inLocale(office, 'name', locale),
    email: inLocale(office, 'email', locale),
    telephone: inLocale(office, 'phone', locale),
    address: inLocale(office, 'address', locale),
    image: office.image,
    map: directionsTo(office, 'map', locale)?.href,
  }))
  const marked = offices.flatMap((office, at) => {
    const place = placeOf(office)
    return place ? [{ ...place, id: office.id, number: at + 1 }] : []
  })
  return (
    <section className={styles.section} aria-labelledby="offices">
      {offices.length > 0 && (
        <JsonLd data={governmentOffices(inLocale(site, 'name', locale), described)} />
      )}
      <SectionHeading id="offices" lead={offices.length > 0 && t('lead')}>
        {t('title')}
      </SectionHeading>
      {offices.length > 0 ? (
        <div className={styles.places}>
          {marked.length > 0 && <OfficeMap label={t('map')} offices={marked} />}
          <OfficeCards
            locale={locale}
            offices={offices}
            numbers={new Map(marked.map(({ id, number }) => [id, number]))}
          />
        </div>
      ) : (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          motif={<MotifLines seed="no-offices" mirrored />}
        />
      )}
    </section>
  )
}
