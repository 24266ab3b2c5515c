import { PageBanner } from '@/components/banner/page-banner'
import { Disclosure } from '@/components/disclosure/disclosure'
import { Icon } from '@/components/icon/icon'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Part } from '@/components/layout/part'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { webPage } from '@/lib/seo/structured-data'
import { useTranslations } from 'next-intl'
import { LimitsNote } from '../../components/limits-note'
import { StepLinks } from '../../components/step-links'
import type { MarketRow } from '../../contract'
import { MarketQuestion } from '../../question/components/market-question'
import { groupsByAgreement, groupsByRegion, listedMarkets } from '../rules'
import { LazyMarketFinder } from './lazy-market-finder'
import { MarketLinks } from './market-links'
import styles from './markets-page.module.css'

interface MarketsPageProps {
  locale: Locale
  rows: readonly MarketRow[]
  /** The unprefixed address of the map of agreements. */
  mapPath: string
}

const pageSeed = 19

/** The question 'what do you sell, and where?', other ways to an answer, and every market. */
export function MarketsPage({ locale, rows, mapPath }: MarketsPageProps) {
  const t = useTranslations('marketIndex')
  const to = (path: string) => localePath(locale, path)
  const head = { title: t('title'), description: t('description') }
  return (
    <>
      <JsonLd data={webPage({ locale, path: routes.markets(), ...head })} />
      <PageBanner
        locale={locale}
        seed={pageSeed}
        steps={[{ title: t('markets') }]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className={styles.layout}>
        <Part shrinks data-no-print>
          <MarketQuestion locale={locale} look="plain" />
        </Part>
        <Stack
          aria-labelledby="ways"
          as="section"
          gap={3}
          top
          shrinks
          className={styles.ways}
          data-no-print
        >
          <SectionHeading id="ways">{t('ways')}</SectionHeading>
          <StepLinks
            steps={[
              { href: to(routes.products()), title: t('tree'), text: t('treeText') },
              { href: to(routes.originCheck()), title: t('origin'), text: t('originText') },
              { href: to(mapPath), title: t('map'), text: t('mapText') },
              { href: to(routes.marketData()), title: t('data'), text: t('dataText') },
            ]}
          />
        </Stack>
        <Stack aria-labelledby="list" as="section" gap={3} top shrinks>
          <SectionHeading id="list">{t('markets')}</SectionHeading>
          <MarketGroups locale={locale} rows={rows} />
          <LimitsNote locale={locale} />
        </Stack>
      </div>
    </>
  )
}

function MarketGroups({ locale, rows }: { locale: Locale; rows: readonly MarketRow[] }) {
  const t = useTranslations('marketIndex')
  const onFile = t('onFile')
  const texts = {
    filter: t('filter'),
    show: t('show'),
    none: t('none'),
    onFile,
    count: countForms((count) => t('count', { count }), locale),
  }
  return (
    <>
      <Row as="p" gap={2} align="start" nowrap tone="soft" step={-1}>
        <Icon name="check" size={16} className={styles.mark} />
        <span>{t('note')}</span>
      </Row>
      <LazyMarketFinder locale={locale} texts={texts} markets={listedMarkets(rows, locale)}>
        <Stack gap={3} above={3} className={styles.groups}>
          <Text as="h3" tone="title" step={1} className={styles.title}>
            {t('byAgreement')}
          </Text>
          {groupsByAgreement(rows, locale).map(({ key, name, markets }) => (
            <Part
              key={key}
              aria-labelledby={`agreement-${key}`}
              as="section"
              inset={3}
              line="above"
              className={styles.agreement}
            >
              <Text id={`agreement-${key}`} as="h4" step={0} className={styles.name}>
                {name}
              </Text>
              <MarketLinks locale={locale} markets={markets} onFile={onFile} />
            </Part>
          ))}
          <Text as="h3" tone="title" step={1} className={styles.title}>
            {t('byRegion')}
          </Text>
          <div>
            {groupsByRegion(rows, locale).map(({ key, name, markets }) => (
              <Disclosure key={key} level={4} title={t('region', { name, count: markets.length })}>
                <MarketLinks locale={locale} markets={markets} onFile={onFile} />
              </Disclosure>
            ))}
          </div>
        </Stack>
      </LazyMarketFinder>
    </>
  )
}
