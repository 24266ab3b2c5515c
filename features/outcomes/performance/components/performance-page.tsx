import { PageBanner } from '@/components/banner/page-banner'
import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Icon } from '@/components/icon/icon'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, formatMonth, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Performance } from '../contract'
import { hasFigures } from '../rules'
import { BarrierTable } from './barrier-table'
import { FigureTable } from './figure-table'
import styles from './performance-page.module.css'

const drawing = 21

interface PerformancePageProps {
  locale: Locale
  figures: Performance
}

/** What the portal led to in the last twelve months, without anything that points to one company. */
export function PerformancePage({ locale, figures }: PerformancePageProps) {
  const t = useTranslations('performance')
  const { orders } = figures
  const number = (value: number) => formatNumber(value, locale)
  const guarded = (value: number | null) => (value === null ? t('answers.few') : number(value))
  const period = {
    from: formatDate(figures.from, locale),
    until: formatDate(figures.until, locale),
  }
  const cell = (value: number | null) => (value === null ? t('months.hidden') : number(value))
  const answered = (
    name: string,
    { received, answered: count, median_hours: hours }: Performance['enquiries' | 'quotations'],
    few: string,
  ) => {
    const missing = count === 0 ? t('answers.none') : few
    const within = hours === null ? missing : t('answers.hours', { count: Math.ceil(hours) })
    return { name, cells: [guarded(received), guarded(count), within] }
  }
  return (
    <>
      <PageBanner
        locale={locale}
        seed={drawing}
        title={t('title')}
        lead={t('lead', period)}
        steps={[{ title: t('title') }]}
      />
      <Stack gap={6} bounded page>
        {hasFigures(figures) ? (
          <>
            <Text tone="soft" measure={70}>
              {t('note')}
            </Text>
            <p>
              <ButtonLink
                href={localePath(locale, routes.performanceFile())}
                variant="secondary"
                download
              >
                <Icon name="download" />
                {t('download')}
              </ButtonLink>
            </p>
            <FigureTable
              title={t('answers.title')}
              head={[
                t('answers.kind'),
                t('answers.received'),
                t('answers.answered'),
                t('answers.median'),
              ]}
              rows={[
                answered(t('answers.enquiries'), figures.enquiries, t('answers.fewAnswers')),
                answered(t('answers.quotations'), figures.quotations, t('answers.few')),
              ]}
            />
            <Stack
              aria-labelledby="performance-made"
              as="section"
              gap={3}
              bounded
              className={styles.part}
            >
              <h2 id="performance-made" className={styles.title}>
                {t('made.title')}
              </h2>
              <dl className={styles.figures}>
                <Figure name={t('made.buyingRequests')} value={number(figures.buying_requests)} />
                <Figure
                  name={t('made.introductions')}
                  value={guarded(figures.introductions)}
                  isText={figures.introductions === null}
                />
              </dl>
            </Stack>
            <Stack
              aria-labelledby="performance-orders"
              as="section"
              gap={3}
              bounded
              className={styles.part}
            >
              <h2 id="performance-orders" className={styles.title}>
                {t('orders.title')}
              </h2>
              {orders ? (
                <>
                  <p>{t('orders.total', { count: orders.total })}</p>
                  {orders.by_sector.some((one) => one.industry_id !== null) && (
                    <FigureTable
                      level={3}
                      title={t('orders.bySector')}
                      head={[t('orders.sector'), t('orders.orders')]}
                      rows={orders.by_sector.map((one) => ({
                        name: inLocale(one, 'sector', locale) || t('orders.others'),
                        cells: [number(one.orders)],
                      }))}
                    />
                  )}
                  <FigureTable
                    level={3}
                    title={t('orders.byBand')}
                    head={[t('orders.band'), t('orders.orders')]}
                    rows={orders.by_band.map(({ band, orders: count }) => ({
                      name: band === null ? t('orders.otherBands') : t(`bands.${band}`),
                      cells: [number(count)],
                    }))}
                  />
                </>
              ) : (
                <p>{t('orders.none')}</p>
              )}
            </Stack>
            <BarrierTable locale={locale} figures={figures.barriers} />
            <FigureTable
              title={t('months.title')}
              note={t('months.note')}
              isNarrow
              head={[
                t('months.month'),
                t('months.enquiries'),
                t('months.quotations'),
                t('months.introductions'),
              ]}
              rows={figures.by_month.map(({ month, enquiries, quotations, introductions }) => ({
                name: formatMonth(`${month}-15`, locale),
                cells: [enquiries, quotations, introductions].map(cell),
              }))}
            />
          </>
        ) : (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <ButtonLink href={localePath(locale, routes.buyingRequests())} variant="secondary">
                {t('empty.action')}
              </ButtonLink>
            }
          />
        )}
      </Stack>
    </>
  )
}

interface FigureProps {
  name: string
  value: string
  /** It is a sentence instead of a number. */
  isText?: boolean
}

function Figure({ name, value, isText = false }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={isText ? styles.text : undefined}>{value}</dd>
    </div>
  )
}
