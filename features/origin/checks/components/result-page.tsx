import { Banner } from '@/components/banner/banner'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ButtonLink } from '@/components/button/button-link'
import { LazyCopyButton } from '@/components/copy-button/lazy-copy-button'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { LazyPrintButton } from '@/components/print-button/lazy-print-button'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/routing/site-url'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OriginCheck, OutdatedCheck } from '../contract'
import { MaterialTable } from './material-table'
import { OutcomePanel } from './outcome-panel'
import styles from './result-page.module.css'
import { RuleResult } from './rule-result'
import { RuleSource } from './rule-source'

interface ResultPageProps {
  locale: Locale
  check: OriginCheck | OutdatedCheck
  /** The page with the enquiry form, without language prefix. */
  contactPath: string
  /** What applies in the market besides the agreement. */
  notice?: ReactNode
}

/**
 * The result of an origin check: the outcome with its reasons, then how it was worked out; or the way
 * to a new check where the result can no longer be shown.
 */
export function ResultPage({ locale, check, contactPath, notice }: ResultPageProps) {
  const t = useTranslations()
  const { market, product } = check
  const pair = localePath(locale, routes.marketProduct(market.iso2, product.code))
  const names = {
    product: `${product.code} ${inLocale(product, 'name', locale)}`,
    market: inLocale(market, 'name', locale),
  }
  const title = t('originCheck.result.title')
  const steps = [
    { title: t('layout.home'), href: localePath(locale, routes.home()) },
    { title: t('originCheck.result.subject', names), href: pair },
    { title },
  ]
  return (
    <>
      <Banner
        title={title}
        lead={
          <>
            {t('originCheck.result.subject', names)}
            <br />
            {t('originCheck.result.made', { date: formatInstant(check.created_at, locale) })}
          </>
        }
        breadcrumb={<Breadcrumb label={t('layout.breadcrumb')} steps={steps} />}
      />
      <div className={styles.page}>
        {notice}
        {check.outdated ? (
          <EmptyState
            title={t('originCheck.result.outdated.title')}
            text={t('originCheck.result.outdated.text')}
            action={
              <ButtonLink href={localePath(locale, routes.originCheck(market.iso2, product.code))}>
                {t('originCheck.result.outdated.again')}
              </ButtonLink>
            }
          />
        ) : (
          <ResultParts locale={locale} check={check} contactPath={contactPath} />
        )}
      </div>
    </>
  )
}

interface ResultPartsProps extends Omit<ResultPageProps, 'check' | 'notice'> {
  check: OriginCheck
}

function ResultParts({ locale, check, contactPath }: ResultPartsProps) {
  const t = useTranslations()
  const { market, product, answers, result, token } = check
  const pair = localePath(locale, routes.marketProduct(market.iso2, product.code))
  return (
    <>
      <OutcomePanel result={result} />
      {result.alternatives.length > 0 && <RuleResult locale={locale} check={check} />}
      {answers.materials.length > 0 && <MaterialTable locale={locale} check={check} />}
      <Stack aria-labelledby="answers" as="section" gap={4} bounded>
        <SectionHeading id="answers">{t('originCheck.result.answers.title')}</SectionHeading>
        <DefinitionList
          facts={[
            {
              term: t('originCheck.result.answers.wholly'),
              value: t(`originCheck.form.replies.${answers.wholly}`),
            },
            ...(answers.wholly === 'yes' ? [] : detailsOf(answers)).map(({ name, reply }) => ({
              term: t(`originCheck.result.answers.${name}`),
              value: t(`originCheck.form.replies.${reply}`),
            })),
          ]}
        />
      </Stack>
      <RuleSource locale={locale} check={check} />
      <Stack aria-labelledby="next" as="section" gap={4} bounded data-no-print>
        <SectionHeading id="next">{t('originCheck.result.next')}</SectionHeading>
        <Row gap={3}>
          <ButtonLink href={`${localePath(locale, contactPath)}?about=origin:${token}`}>
            {t('originCheck.result.ask')}
          </ButtonLink>
          <ButtonLink href={pair} variant="secondary">
            {t('originCheck.result.back')}
          </ButtonLink>
          <LazyCopyButton
            text={absoluteUrl(locale, routes.originResult(token))}
            texts={{
              copy: t('originCheck.result.copy'),
              copied: t('originCheck.result.copied'),
              failed: t('originCheck.result.notCopied'),
            }}
          />
          <LazyPrintButton>{t('originCheck.result.print')}</LazyPrintButton>
        </Row>
        <p>
          <Link href={localePath(locale, routes.originCheck(market.iso2, product.code))}>
            {t('originCheck.result.again')}
          </Link>
        </p>
        <Note measure={68}>{t('originCheck.result.kept')}</Note>
      </Stack>
    </>
  )
}

function detailsOf({ beyond_simple, complete }: OriginCheck['answers']) {
  return [
    { name: 'beyond', reply: beyond_simple },
    { name: 'complete', reply: complete },
  ] as const
}
