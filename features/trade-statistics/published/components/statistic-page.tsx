import { PageBanner } from '@/components/banner/page-banner'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { IsolatedList } from '@/components/isolated/isolated-list'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale, localized } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { firstSentence } from '@/lib/i18n/paragraphs'
import { localePath, routes } from '@/lib/routing/routes'
import { dataset } from '@/lib/seo/dataset'
import { useTranslations } from 'next-intl'
import { chartIn, namesOf } from '../../rules'
import type { PublishedStatistic } from '../contract'
import { highlightsOf, newestPeriod, restOf, statisticHead } from '../rules'
import { Highlights } from './highlights'
import { ShareStatistic } from './share-statistic'
import { StatisticChart } from './statistic-chart'
import styles from './statistic-page.module.css'

interface StatisticPageProps {
  locale: Locale
  found: PublishedStatistic
  siteName: string
  /** The unprefixed address of market information. */
  parentPath: string
}

/**
 * A statistic with its figures and chart, or an infographic composed of several; what it rests on,
 * and how to cite, share and embed it.
 */
export function StatisticPage({ locale, found, siteName, parentPath }: StatisticPageProps) {
  const t = useTranslations('publishedStatistic')
  const { kind, record, charts, related } = found
  const head = statisticHead(found, locale)
  const parent = `${localePath(locale, parentPath)}?tab=5`
  const [first] = charts
  const chart = first?.chart && chartIn(first.chart, locale)
  return (
    <>
      <JsonLd
        data={dataset({
          locale,
          path: head.paths[locale],
          name: head.title,
          description: head.description,
          publishers: record.publishers.map((one) => inLocale(one, 'title', locale)),
          period: first ? newestPeriod(first, locale) : '',
          modified: record.date,
          picture: localePath(locale, routes.statisticPicture(record.identifier)),
        })}
      />
      <PageBanner
        locale={locale}
        seed={Number(record.identifier.replace(/\D/g, ''))}
        steps={[{ title: t('parent'), href: parent }, { title: head.title }]}
        title={<Bilingual of={record} field="title" locale={locale} />}
        lead={<Bilingual of={record} field="description" locale={locale} prepare={firstSentence} />}
      />
      <div className={styles.layout}>
        <Stack gap={5} bounded top>
          {chart && (
            <Highlights
              locale={locale}
              highlights={highlightsOf(chart)}
              unit={chart.unit}
              texts={{ title: t('figures'), ...t.raw('figure') }}
            />
          )}
          {charts.map((one) =>
            kind === 'statistics' ? (
              <StatisticChart key={one.identifier} locale={locale} statistic={one} />
            ) : (
              <section key={one.identifier} className={styles.part}>
                <SectionHeading
                  action={
                    <Link href={localePath(locale, routes.statistic(one.identifier))}>
                      {t('openStatistic')}
                    </Link>
                  }
                >
                  <Bilingual of={one} field="title" locale={locale} />
                </SectionHeading>
                <StatisticChart locale={locale} statistic={one} />
              </section>
            ),
          )}
        </Stack>
        <Stack as="aside" gap={6} top>
          <Stack as="section" gap={3}>
            <Text as="h2" tone="title" step={1}>
              {t('about')}
            </Text>
            <Bilingual of={record} field="description" locale={locale} as="p" prepare={restOf} />
            <Facts locale={locale} found={found} />
          </Stack>
          <Stack as="section" gap={3}>
            <Text as="h2" tone="title" step={1}>
              {t('related')}
            </Text>
            <Stack as="ul" gap={3}>
              {related.map((one) => (
                <li key={one.identifier}>
                  <Link href={localePath(locale, routes.statistic(one.identifier))}>
                    <Bilingual of={one} field="title" locale={locale} />
                  </Link>
                </li>
              ))}
              <li>
                <Link href={parent}>{t('all')}</Link>
                <Note>{t('allLead')}</Note>
              </li>
            </Stack>
          </Stack>
        </Stack>
        <ShareStatistic locale={locale} record={record} siteName={siteName} />
      </div>
    </>
  )
}

function Facts({ locale, found: { record } }: { locale: Locale; found: PublishedStatistic }) {
  const t = useTranslations('statistics.facts')
  return (
    <DefinitionList
      facts={[
        {
          term: t('publishers'),
          value: (
            <IsolatedList
              locale={locale}
              texts={record.publishers.map((one) => localized(one, 'title', locale))}
            />
          ),
        },
        {
          term: t('period'),
          value: record.survey_period && (
            <Bilingual of={record} field="survey_period" locale={locale} as="bdi" />
          ),
        },
        {
          term: t('published'),
          value: <time dateTime={record.date}>{formatDate(record.date, locale)}</time>,
        },
        {
          term: t('topics'),
          value:
            record.industries.length === 0 ? null : (
              <ul>
                {record.industries.map((chain) => (
                  <li key={namesOf(chain, locale)}>{namesOf(chain, locale)}</li>
                ))}
              </ul>
            ),
        },
        {
          term: t('comment'),
          value: record.comment && <Bilingual of={record} field="comment" locale={locale} />,
        },
        { term: t('identifier'), value: <bdi dir="ltr">{record.identifier}</bdi> },
      ]}
    />
  )
}
