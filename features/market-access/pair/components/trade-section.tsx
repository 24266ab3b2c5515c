import { Stack } from '@/components/layout/stack'
import { homeCountry } from '@/lib/country/home'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { AllGoodsText } from '../../components/all-goods-text'
import { BarTable } from '../../components/bar-table'
import { Fold } from '../../components/fold'
import { ImportsFigure } from '../../components/imports-figure'
import { SourceMark } from '../../components/source-mark'
import type { PairAnswer } from '../contract'
import { percentText } from '../rules'
import { nameInText } from '../../rules'

/** The country’s exports of the product and the market's suppliers, where imported; all goods, labelled. */
export function TradeSection({ locale, answer }: { locale: Locale; answer: PairAnswer }) {
  const t = useTranslations('marketAccess.pair')
  const { market, trade, all_goods } = answer
  return (
    <Stack aria-labelledby="trade" as="section" gap={5}>
      <SectionHeading id="trade">{t('sections.trade')}</SectionHeading>
      {trade ? (
        <ProductTrade locale={locale} market={market} trade={trade} />
      ) : (
        <p>{t('trade.none')}</p>
      )}
      {all_goods && (
        <div>
          <ImportsFigure locale={locale} goods={all_goods} />
          <AllGoodsText locale={locale} market={market} goods={all_goods} />
        </div>
      )}
    </Stack>
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
  const name = nameInText(market, locale)
  return (
    <Stack gap={5}>
      {exports.length === 0 ? (
        <p>{t('pair.trade.noExports', { market: name })}</p>
      ) : (
        <BarTable
          locale={locale}
          caption={t('pair.trade.exports', { market: name })}
          heads={[t('facts.year'), t('pair.trade.usd')]}
          bars={exports.map(({ year, value }) => ({ key: `${year}`, name: year, value }))}
        />
      )}
      {imports === null ? (
        <p>{t('pair.trade.noImports', { market: name })}</p>
      ) : (
        <Suppliers locale={locale} imports={imports} />
      )}
      <SourceMark mark={trade} locale={locale} />
    </Stack>
  )
}

/** The suppliers that are shown at first, besides the home country. */
const leadingSuppliers = 10

interface SuppliersProps {
  locale: Locale
  imports: NonNullable<ProductTradeProps['trade']['imports']>
}

/** The market's imports by supplier: the leading ones with the home country, and all of them where opened. */
function Suppliers({ locale, imports }: SuppliersProps) {
  const t = useTranslations('marketAccess.pair.trade')
  const { suppliers, jordan_share } = imports
  const leading = suppliers.filter(
    ({ code }, place) => place < leadingSuppliers || code === homeCountry.code,
  )
  const table = (shown: typeof suppliers) => (
    <BarTable
      locale={locale}
      caption={t('imports', { year: `${imports.year}` })}
      heads={[t('supplier'), t('usd')]}
      bars={shown.map((supplier) => ({
        key: supplier.code,
        // Partners such as 'areas not elsewhere specified' are no countries, and have no name.
        name:
          inLocale(supplier, 'name', locale) === '' ? (
            supplier.code
          ) : (
            <Bilingual of={supplier} field="name" locale={locale} />
          ),
        value: supplier.value,
        isOwn: supplier.code === homeCountry.code,
      }))}
    />
  )
  return (
    <div>
      {table(leading)}
      <p>
        {jordan_share === null ? t('noShare') : t('share', { percent: percentText(jordan_share) })}
      </p>
      {leading.length < suppliers.length && (
        <Fold id="suppliers" title={t('allSuppliers')}>
          {table(suppliers)}
        </Fold>
      )}
    </div>
  )
}
