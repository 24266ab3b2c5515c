import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { call, isServed } from '@/lib/api/call'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { withFallback } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import {
  marketAnswers,
  type NamedMarket,
  type NamedProduct,
  type QuestionAnswer,
} from '../contract'
import { MarketNotices } from '../../components/market-notices'
import { articleOf, printedCode } from '../../rules'
import { isShownInSearch } from '../rules'
import styles from './market-answer.module.css'

/**
 * What a search text asks for in itself: a product, a market, or a product in a market; null where it
 * names none of them for sure, and on a portal without the call.
 */
export async function answerToSearch(locale: Locale, text: string): Promise<QuestionAnswer | null> {
  if (text === '' || !isServed(marketAnswers)) return null
  const query = call(marketAnswers, { query: { q: text, locale } })
  const answer = await withFallback(query, null)
  return answer && isShownInSearch(answer, text) ? answer : null
}

type NamedGoods = NamedProduct | NonNullable<QuestionAnswer['heading']>

/** The number of other readings below an answer that is certain; of an open one all are offered. */
const maxOthers = 4

interface MarketAnswerProps {
  locale: Locale
  answer: QuestionAnswer
}

/**
 * The answer above the results of a search: how the text is understood, with the way to the page of
 * the product in the market, and what else may be meant. Where it is open which product of a heading
 * is meant, the heading is named and its products are offered: none is asserted.
 */
export function MarketAnswer({ locale, answer }: MarketAnswerProps) {
  const t = useTranslations('marketQuestion')
  const { pair, market, products, heading, path } = answer
  const [product] = products
  if (path === null) return null
  const kind = pair ? 'pair' : market ? 'market' : 'product'
  const isOpen = heading !== null && kind !== 'market'
  const goods = heading ?? product
  const others = kind === 'market' || isOpen ? products : products.slice(1)
  const addressOf = ({ code, slug }: NamedProduct) =>
    pair ? routes.marketProduct(pair.market.iso2, slug[locale]) : routes.products(code)
  return (
    <section aria-label={t('found.label')} className={styles.answer}>
      <Icon name={kind === 'market' ? 'globe' : 'box'} size={24} className={styles.sign} />
      <p className={styles.kind}>
        {t(`found.kinds.${kind}`)}
        {kind !== 'market' && goods && (
          <>
            <span aria-hidden="true"> · </span>
            <Code code={goods.code} />
          </>
        )}
      </p>
      <h2 className={styles.title}>
        {pair && isOpen ? (
          <PairName goods={heading} market={pair.market} locale={locale} />
        ) : (
          <Link href={localePath(locale, path)} look="bare" className={styles.link}>
            {pair ? (
              <PairName goods={pair.product} market={pair.market} locale={locale} />
            ) : (
              <Name of={market ?? goods} locale={locale} />
            )}
          </Link>
        )}
      </h2>
      {kind === 'product' && product && !isOpen && (
        <p className={styles.more}>
          <Link href={localePath(locale, routes.marketComparison(product.code))}>
            {t('found.more')}
          </Link>
        </p>
      )}
      {market && <MarketNotices locale={locale} notices={market.notices} />}
      {others.length > 0 && (
        // A person may open it before the script of the page arrives.
        <details className={styles.others} open={isOpen} suppressHydrationWarning>
          <summary className={styles.othersTitle}>
            <h3>{t(isOpen ? 'found.which' : 'found.others')}</h3>
            <Icon name="chevron-down" size={18} />
          </summary>
          <ul>
            {(isOpen ? others : others.slice(0, maxOthers)).map((one) => (
              <li key={one.code}>
                <Link href={localePath(locale, addressOf(one))}>
                  <Code code={one.code} /> <Name of={one} locale={locale} />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface PairNameProps {
  locale: Locale
  goods: NamedGoods
  market: NamedMarket
}

function PairName({ locale, goods, market }: PairNameProps) {
  const t = useTranslations('marketQuestion')
  return t.rich('found.pair', {
    product: () => <Name of={goods} locale={locale} />,
    market: () => (
      <>
        {articleOf(market.iso2, locale)}
        <Name of={market} locale={locale} />
      </>
    ),
  })
}

function Code({ code }: { code: string }) {
  const t = useTranslations('marketQuestion')
  return <bdi className={styles.code}>{t('code', { code: printedCode(code) })}</bdi>
}

function Name({ of, locale }: { of: NamedMarket | NamedGoods | undefined; locale: Locale }) {
  return of && <Bilingual of={of} field="name" locale={locale} />
}
