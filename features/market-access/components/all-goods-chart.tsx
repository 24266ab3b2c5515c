import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { AllGoods, Market } from '../contract'
import { percentText } from '../pair/rules'
import { nameInText } from '../rules'
import styles from './all-goods-chart.module.css'
import { BarTable } from './bar-table'
import { SourceMark } from './source-mark'

interface AllGoodsChartProps {
  locale: Locale
  market: Market
  goods: AllGoods
}

/** Imports of all goods by year, labelled as such, with the average tariff. */
export function AllGoodsChart({ locale, market, goods }: AllGoodsChartProps) {
  const t = useTranslations('marketAccess')
  const { years, year, average_tariff } = goods
  const name = nameInText(market, locale)
  return (
    <div className={styles.goods}>
      <BarTable
        locale={locale}
        caption={t('pair.trade.all', { market: name })}
        heads={[t('facts.year'), t('pair.trade.millions')]}
        bars={years.map((one) => ({ key: `${one.year}`, name: one.year, value: one.imports }))}
      />
      <p>{t('pair.trade.allLabel', { year: `${year}` })}</p>
      {average_tariff && (
        <p>
          {t('pair.trade.tariff', {
            year: `${average_tariff.year}`,
            percent: percentText(average_tariff.percent),
          })}
        </p>
      )}
      <SourceMark mark={goods} locale={locale} />
    </div>
  )
}
