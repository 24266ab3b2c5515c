import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { WithoutScript } from '@/components/without-script/without-script'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { LimitsNote } from '../../components/limits-note'
import { MarketBanner } from '../../components/market-banner'
import { MarketNotices } from '../../components/market-notices'
import type { MarketComparison } from '../contract'
import { comparisonHead, yearsOfImports, type ComparisonHeadTexts } from '../rules'
import { comparedRows } from './compared-row'
import styles from './comparison-page.module.css'
import { useComparisonTexts } from './comparison-texts'
import { LazyComparisonView } from './lazy-comparison-view'
import { useRateLines } from './rate-lines'

interface ComparisonPageProps {
  locale: Locale
  comparison: MarketComparison
}

const formula = [
  'points',
  'score',
  'missing',
  'duty',
  'advantage',
  'documents',
  'unconfirmed',
] as const

/**
 * All markets for a product: the table first, then what applies in some of them, how the score is made
 * and where it is from.
 */
export function ComparisonPage({ locale, comparison }: ComparisonPageProps) {
  const t = useTranslations('marketComparison')
  const products = useTranslations('marketProducts')
  const facts = useTranslations('marketAccess.facts')
  const { product } = comparison
  const headTexts: ComparisonHeadTexts = t
  const head = comparisonHead(comparison, locale, headTexts)
  const texts = useComparisonTexts(comparison, locale)
  const years = yearsOfImports(comparison.markets) ?? 'none'
  const rows = comparedRows(comparison, locale, useRateLines(locale))
  return (
    <>
      <MarketBanner
        locale={locale}
        head={head}
        seed={Number(product.code)}
        steps={[
          { title: products('title'), href: localePath(locale, routes.products()) },
          {
            title: facts('related.code', { code: product.code }),
            href: localePath(locale, routes.products(product.code)),
          },
          { title: t('step') },
        ]}
        title={
          <>
            {t('step')}: <Bilingual of={product} field="name" locale={locale} />
          </>
        }
        lead={t('lead')}
      />
      <div className={styles.layout}>
        <LazyComparisonView locale={locale} code={product.code} rows={rows} texts={texts} />
        <WithoutScript>
          <Link href={localePath(locale, routes.markets())}>{products('markets')}</Link>
        </WithoutScript>
        {comparison.markets.map(({ market }) => (
          <MarketNotices
            key={market.iso2}
            locale={locale}
            notices={market.notices}
            name={inLocale(market, 'name', locale)}
          />
        ))}
        <Stack aria-labelledby="formula" as="section" gap={3}>
          <SectionHeading id="formula">{t('formulaTitle')}</SectionHeading>
          <ul className={styles.rules}>
            {formula.map((rule) => (
              <li key={rule}>{t(`formula.${rule}`)}</li>
            ))}
          </ul>
        </Stack>
        <p className={styles.sources}>{t('sources', { years })}</p>
        <LimitsNote locale={locale} />
      </div>
    </>
  )
}
