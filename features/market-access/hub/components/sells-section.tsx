import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BarTable } from '../../components/bar-table'
import { Fold } from '../../components/fold'
import { SourceMark } from '../../components/source-mark'
import type { ProductLink } from '../../contract'
import type { MarketHub } from '../contract'
import styles from './sells-section.module.css'

const firstCount = 6

/** What the country sells there by product, and what companies offer: each leads to its answer. */
export function SellsSection({ locale, hub }: { locale: Locale; hub: MarketHub }) {
  const t = useTranslations('marketAccess')
  const { market, sells, offered } = hub
  const link = (product: ProductLink) => (
    <Link
      href={localePath(locale, routes.marketProduct(market.iso2, product.slug[locale]))}
      look="bare"
      className={styles.product}
    >
      <span data-ltr="" className={styles.code}>
        {product.code}
      </span>{' '}
      <Bilingual of={product} field="name" locale={locale} className={styles.name} />
    </Link>
  )
  return (
    <Stack aria-labelledby="sells" as="section" gap={4}>
      <SectionHeading id="sells">{t(sells ? 'hub.sections.sells' : 'hub.offered')}</SectionHeading>
      {sells && (
        <>
          <FirstAndMore
            items={sells.products}
            list={(products) => (
              <BarTable
                locale={locale}
                caption={t('hub.sellsOf', { year: `${sells.year}` })}
                heads={[t('hub.sections.sells'), t('pair.trade.usd')]}
                bars={products.map((product) => ({
                  key: product.code,
                  name: link(product),
                  value: product.value,
                }))}
              />
            )}
          />
          <SourceMark mark={sells} locale={locale} />
        </>
      )}
      {offered.length > 0 && (
        <div>
          {sells && (
            <Text as="h3" tone="title" step={1}>
              {t('hub.offered')}
            </Text>
          )}
          <FirstAndMore
            items={offered}
            list={(products) => (
              <ul className={styles.offers}>
                {products.map((product) => (
                  <li key={product.code}>{link(product)}</li>
                ))}
              </ul>
            )}
          />
        </div>
      )}
    </Stack>
  )
}

interface FirstAndMoreProps {
  items: readonly ProductLink[]
  list: (items: readonly ProductLink[]) => ReactNode
}

/** The first items of a list, and the others where opened. */
function FirstAndMore({ items, list }: FirstAndMoreProps) {
  const t = useTranslations('marketAccess.facts')
  const others = items.slice(firstCount)
  return (
    <div>
      {list(items.slice(0, firstCount))}
      {others.length > 0 && (
        <Fold title={t('moreOf', { count: `${others.length}` })}>{list(others)}</Fold>
      )}
    </div>
  )
}
