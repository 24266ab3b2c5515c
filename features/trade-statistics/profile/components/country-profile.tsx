import { GatewayList } from '@/components/gateway-map/gateway-list'
import { GatewayMap } from '@/components/gateway-map/gateway-map'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { homeCountry } from '@/lib/country/home'
import type { Locale } from '@/lib/i18n/locale'
import { firstSentence } from '@/lib/i18n/paragraphs'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { FullStatistic } from '../../contract'
import { StatisticChart } from '../../published/components/statistic-chart'
import type { ProfileData } from '../queries'
import { profiles, type ProfileName } from '../rules'
import styles from './country-profile.module.css'
import { ProfileFigures } from './profile-figures'

interface CountryProfileProps {
  locale: Locale
  name: ProfileName
  data: ProfileData
}

/** The country in figures, in a chart of its exports and on a map of the ways that goods take. */
export function CountryProfile({ locale, name, data }: CountryProfileProps) {
  const mix = data.statistics.get(profiles[name].mix)
  return (
    <div className={styles.profile}>
      <ProfileFigures locale={locale} name={name} data={data} />
      {mix?.chart && <ExportMix locale={locale} statistic={mix} />}
      {homeCountry.hasDrawnMaps && <Gateways name={name} />}
    </div>
  )
}

/** The mix of exports; its heading leads to the statistic's own page. */
function ExportMix({ locale, statistic }: { locale: Locale; statistic: FullStatistic }) {
  const t = useTranslations('publishedStatistic')
  return (
    <section className={styles.part} aria-labelledby="export-mix">
      <Stack gap={4} bounded>
        <SectionHeading
          id="export-mix"
          lead={
            <Bilingual of={statistic} field="description" locale={locale} prepare={firstSentence} />
          }
        >
          <Bilingual of={statistic} field="title" locale={locale} />
        </SectionHeading>
        <p data-no-print>
          <Link href={localePath(locale, routes.statistic(statistic.identifier))}>
            {t('openStatistic')}
          </Link>
        </p>
      </Stack>
      <StatisticChart locale={locale} statistic={statistic} hasFiles={false} />
    </section>
  )
}

function Gateways({ name }: { name: ProfileName }) {
  const t = useTranslations('countryProfile')
  return (
    <section className={styles.part} aria-labelledby="gateways">
      <SectionHeading id="gateways" lead={t(`map.${name}.lead`)}>
        {t(`map.${name}.title`)}
      </SectionHeading>
      <div className={styles.map}>
        <GatewayMap />
      </div>
      <GatewayList />
    </section>
  )
}
