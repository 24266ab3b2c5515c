import { Stack } from '@/components/layout/stack'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { AllGoods, Market } from '../contract'
import { percentText } from '../pair/rules'
import { nameInText } from '../rules'
import { BarTable } from './bar-table'
import { Fold } from './fold'
import { SourceMark } from './source-mark'

interface AllGoodsTextProps {
  locale: Locale
  market: Market
  goods: AllGoods
  /** The source is next to their figure already. */
  withoutSource?: boolean
}

/** Imports of all goods, labelled as such, with the average tariff and every year in a table. */
export function AllGoodsText({ locale, market, goods, withoutSource = false }: AllGoodsTextProps) {
  const t = useTranslations('marketAccess')
  const { years, year, average_tariff } = goods
  const name = nameInText(market, locale)
  return (
    <Stack gap={2}>
      <p>{t('pair.trade.allLabel', { year: `${year}` })}</p>
      {average_tariff && (
        <p>
          {t('pair.trade.tariff', {
            year: `${average_tariff.year}`,
            percent: percentText(average_tariff.percent),
          })}
        </p>
      )}
      {!withoutSource && <SourceMark mark={goods} locale={locale} />}
      <Fold id="imports" title={t('facts.asTable')}>
        <BarTable
          locale={locale}
          caption={t('pair.trade.all', { market: name })}
          heads={[t('facts.year'), t('pair.trade.millions')]}
          bars={years.map((one) => ({ key: `${one.year}`, name: one.year, value: one.imports }))}
        />
      </Fold>
    </Stack>
  )
}
