import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { AllGoodsChart } from '../../components/all-goods-chart'
import { BarTable } from '../../components/bar-table'
import { SourceMark } from '../../components/source-mark'
import type { PairAnswer } from '../contract'
import { percentText } from '../rules'
import styles from './trade-section.module.css'

/** Jordan's exports of the product and the market's suppliers, where imported; all goods, labelled. */
export function TradeSection({ locale, answer }: { locale: Locale; answer: PairAnswer }) {
  const t = useTranslations('marketAccess.pair')
  const { market, trade, all_goods } = answer
  return (
    <section aria-labelledby="trade" className={styles.section}>
      <SectionHeading id="trade">{t('sections.trade')}</SectionHeading>
      {trade ? (
        <ProductTrade locale={locale} market={market} trade={trade} />
      ) : (
        <p>{t('trade.none')}</p>
      )}
      {all_goods && <AllGoodsChart locale={locale} market={market} goods={all_goods} />}
    </section>
  )
}

interface ProductTradeProps {
  locale: Locale
  market: PairAnswer['market']
  trade: NonNullable<PairAnswer['trade']>
}

function ProductTrade({ locale, market, trade }: ProductTradeProps) {
  const t = useTranslations('marketAccess')
  const { exports, imports } = trade
  const name = isolated(inLocale(market, 'name', locale), locale)
  return (
    <div className={styles.charts}>
      {exports.length > 0 && (
        <BarTable
          locale={locale}
          caption={t('pair.trade.exports', { market: name })}
          heads={[t('facts.year'), t('pair.trade.usd')]}
          bars={exports.map(({ year, value }) => ({ key: `${year}`, name: year, value }))}
        />
      )}
      {imports && (
        <div>
          <BarTable
            locale={locale}
            caption={t('pair.trade.imports', { year: `${imports.year}` })}
            heads={[t('pair.trade.supplier'), t('pair.trade.usd')]}
            bars={imports.suppliers.map((supplier) => ({
              key: supplier.code,
              name: <Bilingual of={supplier} field="name" locale={locale} />,
              value: supplier.value,
              isOwn: supplier.code === 'JO',
            }))}
          />
          {imports.jordan_share !== null && (
            <p>{t('pair.trade.share', { percent: percentText(imports.jordan_share) })}</p>
          )}
        </div>
      )}
      <SourceMark mark={trade} locale={locale} />
    </div>
  )
}
