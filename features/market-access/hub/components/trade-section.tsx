import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { AllGoodsText } from '../../components/all-goods-text'
import { BarTable } from '../../components/bar-table'
import { SourceMark } from '../../components/source-mark'
import type { MarketHub } from '../contract'
import { nameInText } from '../../rules'

/** The country’s exports to the market, and what belongs to the figure of its imports at the top. */
export function TradeSection({ locale, hub }: { locale: Locale; hub: MarketHub }) {
  const t = useTranslations('marketAccess')
  const { market, jordan_exports, all_goods, sells } = hub
  const name = nameInText(market, locale)
  return (
    <Stack aria-labelledby="trade" as="section" gap={2}>
      <SectionHeading id="trade">{t('hub.sections.trade')}</SectionHeading>
      {!jordan_exports && !all_goods && <p>{t('hub.noTrade')}</p>}
      <p>
        {!jordan_exports && all_goods && <span>{t('hub.noExports', { market: name })} </span>}
        {!sells && <span>{t('hub.noSells')}</span>}
      </p>
      {jordan_exports && (
        <div>
          <BarTable
            locale={locale}
            caption={t('hub.exportsChart', { market: name })}
            heads={[t('facts.year'), t('pair.trade.millions')]}
            bars={jordan_exports.years.map(({ year, value }) => ({
              key: `${year}`,
              name: year,
              value,
            }))}
          />
          <SourceMark mark={jordan_exports} locale={locale} />
        </div>
      )}
      {all_goods && (
        <AllGoodsText
          locale={locale}
          market={market}
          goods={all_goods}
          withoutSource={all_goods.imports !== null}
        />
      )}
    </Stack>
  )
}
