import type { ConversationSide } from '@/lib/db/codes/conversations'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Link } from '@/components/link/link'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, formatInstant, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { RequestDetails } from '../contract'

interface RequestFactsProps {
  locale: Locale
  request: RequestDetails
  /** Whose page it is: a side knows its own name. */
  reader: ConversationSide
}

/** What was asked, in facts; the text is the first message. */
export function RequestFacts({ locale, request, reader }: RequestFactsProps) {
  const t = useTranslations('quotations')
  const facts = useTranslations('tradeFacts')
  const { offer, company, buyer, market, quantity, unit, incoterm, place, wanted_by } = request
  const record = offer ? routes.offer(offer.type, offer.id) : routes.company(company.id)
  const isNamed = offer !== null || reader === 'buyer'
  return (
    <DefinitionList
      facts={[
        { term: t('facts.subject'), value: <bdi>{request.subject}</bdi> },
        {
          term: t(offer ? 'facts.offer' : 'facts.company'),
          value: isNamed && (
            <Link href={localePath(locale, record)}>
              <bdi>{inLocale(offer ?? company, 'name', locale)}</bdi>
            </Link>
          ),
        },
        {
          term: t('facts.buyer'),
          value: (
            <>
              <bdi>{buyer.name}</bdi>
              <br />
              <bdi>{buyer.company_name}</bdi>
            </>
          ),
        },
        { term: t('facts.country'), value: inLocale(buyer.country, 'name', locale) },
        { term: t('facts.market'), value: market && inLocale(market, 'name', locale) },
        {
          term: t('facts.quantity'),
          value:
            quantity !== null &&
            (unit ? facts(`amount.${unit}`, { n: quantity }) : formatNumber(quantity, locale)),
        },
        {
          term: t('facts.terms'),
          value: (incoterm !== null || place !== '') && (
            <>
              {incoterm} <bdi>{place}</bdi>
            </>
          ),
        },
        { term: t('facts.wantedBy'), value: wanted_by && formatDate(wanted_by, locale) },
        { term: t('facts.asked'), value: formatInstant(request.created_at, locale) },
      ].filter(({ value }) => value !== false)}
    />
  )
}
