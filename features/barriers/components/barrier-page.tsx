import { PageBanner } from '@/components/banner/page-banner'
import { Chip } from '@/components/chip/chip'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { Paragraphs } from '@/components/paragraphs/paragraphs'
import { RecordLayout } from '@/components/record-layout/record-layout'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { BarrierWithSteps } from '../contract'
import { JoinPlace } from '../joining/components/join-place'
import { barrierHead } from '../rules'
import { BarrierAgreement } from './barrier-agreement'
import { Timeline } from './timeline'

interface BarrierPageProps {
  locale: Locale
  barrier: BarrierWithSteps
}

/** A published barrier: what it is, its facts, and what has been done about it. */
export function BarrierPage({ locale, barrier }: BarrierPageProps) {
  const t = useTranslations('barriers')
  const outcomes = useTranslations('outcomes')
  const { title } = barrierHead(barrier, locale)
  const { status, measure, market, hs_code: code, product, started_on: since } = barrier
  const { companies, effects, loss_band: loss, sample } = barrier
  const article = inLocale(barrier, 'article', locale)
  return (
    <>
      <PageBanner
        locale={locale}
        seed={barrier.id}
        steps={[{ title: t('title'), href: localePath(locale, routes.barriers()) }, { title }]}
        title={<Bilingual of={barrier} field="title" locale={locale} />}
        lead={`${inLocale(market, 'name', locale)} · ${t(`status.${status}`)}`}
      />
      <RecordLayout
        aside={
          <>
            <p>
              <Chip tone={status === 'resolved' ? 'success' : 'neutral'}>
                {t(`status.${status}`)}
              </Chip>{' '}
              {sample && <Chip tone="sand">{t('sample')}</Chip>}
            </p>
            <DefinitionList
              facts={[
                {
                  term: t('market'),
                  value: <Bilingual of={market} field="name" locale={locale} />,
                },
                {
                  term: t('facts.product'),
                  value:
                    code === null || product === null ? (
                      t('allProducts')
                    ) : (
                      <>
                        {t('hs', { code })} <Bilingual of={product} field="name" locale={locale} />
                      </>
                    ),
                },
                {
                  term: t('kind'),
                  value: t('code', { code: measure, name: t(`measure.${measure}`) }),
                },
                { term: t('facts.authority'), value: inLocale(barrier, 'authority', locale) },
                {
                  term: t('facts.started'),
                  value: since === null ? null : formatDate(since, locale),
                },
                {
                  term: t('facts.agreement'),
                  value:
                    (barrier.agreement ?? article) ? (
                      <BarrierAgreement locale={locale} barrier={barrier} />
                    ) : null,
                },
                {
                  term: t('facts.companies'),
                  value: companies === null ? null : formatNumber(companies, locale),
                },
                { term: t('facts.loss'), value: loss && outcomes(`bands.${loss}`) },
                {
                  term: t('facts.effects'),
                  value: effects === null ? null : t('effects.counts', effects),
                },
                { term: t('facts.published'), value: formatDate(barrier.published_at, locale) },
                { term: t('facts.updated'), value: formatDate(barrier.updated_at, locale) },
              ]}
            />
            <p>
              <Link href={localePath(locale, routes.market(market.iso2))}>{t('marketPage')}</Link>
            </p>
            {code !== null && (
              <p>
                <Link href={localePath(locale, routes.marketProduct(market.iso2, code))}>
                  {t('pairPage')}
                </Link>
              </p>
            )}
          </>
        }
      >
        <Stack gap={5} bounded>
          <Paragraphs of={barrier} field="summary" locale={locale} />
          <Stack aria-labelledby="timeline" as="section" gap={3} bounded>
            <SectionHeading id="timeline">{t('timeline')}</SectionHeading>
            <Timeline locale={locale} steps={barrier.steps} />
          </Stack>
          <JoinPlace locale={locale} barrier={barrier} />
          <Note>
            {sample && <>{t('sampleText')} </>}
            {t('classification')}
          </Note>
        </Stack>
      </RecordLayout>
    </>
  )
}
