import { sureConfidences } from '@/lib/db/codes/markets'
import { PageBanner } from '@/components/banner/page-banner'
import { Chip } from '@/components/chip/chip'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { EmptyState } from '@/components/empty-state/empty-state'
import { FileLink } from '@/components/file-link/file-link'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, formatMonth, formatNumber, joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { sourceBodyOf } from '@/features/market-access/contract'
import type { PublicDataset } from '../contract'
import styles from './sources-page.module.css'

const drawing = 19
interface SourcesPageProps {
  locale: Locale
  datasets: readonly PublicDataset[]
}

/** Where the facts of markets are from, how old they are, and the files that may be passed on. */
export function SourcesPage({ locale, datasets }: SourcesPageProps) {
  const t = useTranslations('marketSources')
  return (
    <>
      <PageBanner
        locale={locale}
        seed={drawing}
        title={t('title')}
        lead={t('lead')}
        steps={[
          { title: t('markets'), href: localePath(locale, routes.markets()) },
          { title: t('title') },
        ]}
      />
      <div className={styles.page}>
        <Text tone="soft" measure={70}>
          {t('note')}
        </Text>
        {datasets.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        <ul className={styles.list}>
          {datasets.map((dataset) => (
            <li key={dataset.key}>
              <Dataset locale={locale} dataset={dataset} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Dataset({ locale, dataset }: { locale: Locale; dataset: PublicDataset }) {
  const t = useTranslations('marketSources')
  const { key, period, nomenclature, source, licence, attribution, confidence } = dataset
  const { checked_at, overdue, rows, downloads } = dataset
  const title = inLocale(dataset, 'title', locale)
  const years = period.match(/\d{4}/g) ?? []
  const [from = '', to = ''] = years
  const isSpan = years.length === 2 && /[–-]|\bto\b/.test(period)
  const yearsText = isSpan ? t('years', { from, to }) : joinTexts(years, locale) || period
  const access = useTranslations('marketAccess')
  const body = locale === 'ar' ? sourceBodyOf(source) : undefined
  const inEnglish = (text: string) => text && <bdi lang="en">{text}</bdi>
  return (
    <article className={styles.dataset} aria-labelledby={`dataset-${key}`}>
      <Text id={`dataset-${key}`} as="h2" step={2}>
        <Bilingual of={dataset} field="title" locale={locale} />
      </Text>
      {!sureConfidences.includes(confidence) && (
        <Chip tone="warning" icon="clock">
          {t('unconfirmed')}
        </Chip>
      )}
      <Bilingual of={dataset} field="note" locale={locale} as="p" />
      <DefinitionList
        facts={[
          { term: t('source'), value: inEnglish(source) },
          ...(body ? [{ term: t('body'), value: access(`sourceBodies.${body}`) }] : []),
          { term: t('period'), value: yearsText },
          { term: t('nomenclature'), value: <bdi>{nomenclature}</bdi> },
          {
            term: t('checked'),
            value: overdue
              ? t('lastChecked', { month: formatMonth(checked_at, locale) })
              : formatDate(checked_at, locale),
          },
          { term: t('rows'), value: formatNumber(rows, locale) },
          { term: t('licence'), value: licence ? inEnglish(licence) : t('noLicence') },
          { term: t('attribution'), value: inEnglish(attribution) },
        ]}
      />
      {downloads ? (
        <Row gap={3}>
          {(['csv', 'json'] as const).map((format) => (
            <FileLink key={format} href={downloads[format]} of={title} facts={[]}>
              {t(format)}
            </FileLink>
          ))}
        </Row>
      ) : (
        <Text tone="soft" measure={70}>
          {t('noDownload')}
        </Text>
      )}
    </article>
  )
}
