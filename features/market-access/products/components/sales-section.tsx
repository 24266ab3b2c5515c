import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { BarTable } from '../../components/bar-table'
import { SourceMark } from '../../components/source-mark'
import type { Product } from '../../contract'
import type { ProductNode } from '../contract'

interface SalesSectionProps {
  locale: Locale
  product: Product
  found: Pick<ProductNode, 'trade' | 'sold_to'>
}

/** The country’s exports of a product by market and by year, where staff imported figures. */
export function SalesSection({ locale, product, found }: SalesSectionProps) {
  const t = useTranslations('marketProducts')
  const { trade, sold_to } = found
  return (
    <Stack aria-labelledby="sold" as="section" gap={3}>
      <SectionHeading id="sold">{t('sold')}</SectionHeading>
      {!trade && <p>{t('noFigures')}</p>}
      {sold_to.length > 0 && (
        <BarTable
          locale={locale}
          caption={t('soldCaption')}
          heads={[t('market'), t('value')]}
          bars={sold_to.map(({ market, value }) => ({
            key: market.iso2,
            name: (
              <Link
                href={localePath(locale, routes.marketProduct(market.iso2, product.slug[locale]))}
              >
                <Bilingual of={market} field="name" locale={locale} />
              </Link>
            ),
            value,
          }))}
        />
      )}
      {trade && (
        <>
          <BarTable
            locale={locale}
            caption={t('exportsCaption')}
            heads={[t('year'), t('value')]}
            bars={trade.exports.map(({ year, value }) => ({ key: `${year}`, name: year, value }))}
          />
          <SourceMark mark={trade} locale={locale} />
        </>
      )}
    </Stack>
  )
}
