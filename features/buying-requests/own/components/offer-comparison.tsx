import { Chip } from '@/components/chip/chip'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import type { SignedLink } from '@/lib/api/link-calls'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate, formatInstant, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OwnRequest, RequestOffer } from '../../posting/contract'
import { lowestOffer } from '../rules'
import styles from './offer-comparison.module.css'
import { OfferExchange } from './offer-exchange'

interface OfferComparisonProps {
  locale: Locale
  link: SignedLink
  request: OwnRequest
}

/**
 * The offers side by side: a table with a column for each company; on phones each row lists the
 * companies below each other, so that one thing is compared at a time.
 */
export function OfferComparison({ locale, link, request }: OfferComparisonProps) {
  const t = useTranslations('ownRequest')
  const { offers, deadline } = request
  const lowest = lowestOffer(offers)
  const nameOf = ({ company }: RequestOffer) =>
    offers.length > 1 && (
      <span className={styles.of}>
        <Bilingual of={company} field="name" locale={locale} />
      </span>
    )
  const file = (offer: RequestOffer) => offer.messages.flatMap(({ files }) => files)
  const rows: [string, (offer: RequestOffer) => ReactNode][] = [
    [
      t('offers.price'),
      ({ company, quotation: { price, currency, unit } }) => (
        <>
          <strong>
            {t('offers.priceOf', {
              price: `${formatPrice(price, locale)} ${currency}`,
              unit: t(`unit.${unit}`),
            })}
          </strong>{' '}
          {company.id === lowest && <Chip tone="olive">{t('offers.lowest')}</Chip>}
        </>
      ),
    ],
    [
      t('offers.terms'),
      ({ quotation }) => (
        <>
          <span data-ltr>{quotation.incoterm}</span> <bdi>{quotation.place}</bdi>
        </>
      ),
    ],
    [
      t('offers.valid'),
      ({ quotation, is_expired }) => (
        <>
          {formatDate(quotation.valid_until, locale)}
          {is_expired && ` (${t('offers.expired')})`}
        </>
      ),
    ],
    [
      t('offers.message'),
      ({ messages, at }) => (
        <>
          {messages.map(({ id, text }) => (
            <Text key={id} dir="auto" breaks preLine>
              {text}
            </Text>
          ))}
          <Note>{t('offers.sent', { date: formatInstant(at, locale) })}</Note>
        </>
      ),
    ],
    [
      t('offers.files'),
      (offer) =>
        file(offer).map(({ name, href }) => (
          <p key={href}>
            <Link href={href} download>
              <bdi>{name}</bdi>
            </Link>
          </p>
        )),
    ],
  ]
  const hasFiles = offers.some((offer) => file(offer).length > 0)
  const shown = hasFiles ? rows : rows.slice(0, -1)
  return (
    <Stack aria-labelledby="request-offers" as="section" gap={3} bounded>
      <Text id="request-offers" as="h2" step={1}>
        {t('offers.title')}
      </Text>
      <p>{t('offers.count', { count: offers.length })}</p>
      {offers.length === 0 ? (
        <p>{t('offers.none', { date: formatDate(deadline, locale) })}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className={styles.caption}>{t('offers.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('offers.company')}</th>
                {offers.map(({ company }) => (
                  <th key={company.id} scope="col">
                    <Link href={localePath(locale, routes.company(company.id))}>
                      <Bilingual of={company} field="name" locale={locale} />
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(([term, valueOf]) => (
                <tr key={term}>
                  <th scope="row">{term}</th>
                  {offers.map((offer) => (
                    <td key={offer.company.id}>
                      {nameOf(offer)}
                      {valueOf(offer)}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('exchange.title')}</th>
                {offers.map((offer) => (
                  <td key={offer.company.id}>
                    {nameOf(offer)}
                    <OfferExchange locale={locale} link={link} offer={offer} />
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
      {hasFiles && <Note>{t('offers.reload')}</Note>}
    </Stack>
  )
}
