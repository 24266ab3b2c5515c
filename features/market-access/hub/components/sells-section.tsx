import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { BarTable } from '../../components/bar-table'
import { SourceMark } from '../../components/source-mark'
import type { ProductLink } from '../../contract'
import type { MarketHub } from '../contract'
import styles from './sells-section.module.css'

/** What Jordan sells there by product, and what companies offer: each leads to its answer. */
export function SellsSection({ locale, hub }: { locale: Locale; hub: MarketHub }) {
  const t = useTranslations('marketAccess')
  const { market, sells, offered } = hub
  const link = (product: ProductLink) => (
    <Link href={localePath(locale, routes.marketProduct(market.iso2, product.slug[locale]))}>
      <span data-ltr="">{product.code}</span>{' '}
      <Bilingual of={product} field="name" locale={locale} />
    </Link>
  )
  return (
    <section aria-labelledby="sells" className={styles.section}>
      <SectionHeading id="sells">{t('hub.sections.sells')}</SectionHeading>
      {sells ? (
        <>
          <BarTable
            locale={locale}
            caption={t('hub.sellsOf', { year: `${sells.year}` })}
            heads={[t('hub.sections.sells'), t('pair.trade.usd')]}
            bars={sells.products.map((product) => ({
              key: product.code,
              name: link(product),
              value: product.value,
            }))}
          />
          <SourceMark mark={sells} locale={locale} />
        </>
      ) : (
        <p>{t('hub.noSells')}</p>
      )}
      {offered.length > 0 && (
        <div>
          <h3 className={styles.title}>{t('hub.offered')}</h3>
          <ul className={styles.offers}>
            {offered.map((product) => (
              <li key={product.code}>{link(product)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
