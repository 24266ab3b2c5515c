import { homeCountry } from '@/lib/country/home'
import { PageBanner } from '@/components/banner/page-banner'
import { Chip } from '@/components/chip/chip'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { RecordLayout } from '@/components/record-layout/record-layout'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { demandData } from '@/lib/seo/demand-data'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { BuyingRequest } from '../contract'
import { requestHead } from '../rules'
import { WantedTexts } from './wanted-texts'

interface RequestPageProps {
  locale: Locale
  request: BuyingRequest
  /** Where companies answer; a sample takes no offers. */
  children: ReactNode
}

/** One request of a buyer, without the buyer's name, and the way to answer it. */
export function RequestPage({ locale, request, children }: RequestPageProps) {
  const t = useTranslations('buyingRequests')
  const { title, description, paths } = requestHead(request, locale)
  const { quantity, unit, market, hs_code, is_open, sample } = request
  const facts = useTranslations('tradeFacts')
  const amount = facts(`amount.${unit}`, { n: quantity })
  const where = t('to', { market: inLocale(market, 'name', locale) })
  return (
    <>
      {is_open && !sample && (
        <JsonLd
          data={demandData({
            locale,
            path: paths[locale],
            name: title,
            description,
            quantity,
            until: request.deadline,
            published: request.published_at,
            code: hs_code,
          })}
        />
      )}
      <PageBanner
        locale={locale}
        seed={request.id}
        steps={[
          { title: t('title'), href: localePath(locale, routes.buyingRequests()) },
          { title },
        ]}
        title={<Bilingual of={request} field="product" locale={locale} />}
        lead={[amount, where, t('until', { date: formatDate(request.deadline, locale) })].join(
          ' · ',
        )}
      />
      <RecordLayout
        aside={
          <>
            <Row as="p" gap={2}>
              <Chip
                tone={is_open ? 'success' : 'neutral'}
                {...(is_open && { icon: 'success' as const })}
              >
                {is_open ? t('open') : t('closed')}
              </Chip>
              {sample && <Chip tone="sand">{t('sample')}</Chip>}
            </Row>
            <DefinitionList
              facts={[
                {
                  term: t('facts.quantity'),
                  value: amount,
                },
                {
                  term: t('facts.market'),
                  value: <Bilingual of={market} field="name" locale={locale} />,
                },
                { term: t('facts.deadline'), value: formatDate(request.deadline, locale) },
                {
                  term: t('facts.goods'),
                  value: (
                    <>
                      {t('hs', { code: hs_code })}{' '}
                      <Bilingual
                        of={locale === 'ar' ? request.heading : request.subheading}
                        field="name"
                        locale={locale}
                      />
                    </>
                  ),
                },
                { term: t('facts.published'), value: formatDate(request.published_at, locale) },
              ]}
            />
            {market.iso2 !== null && market.iso2 !== homeCountry.code && (
              <p>
                <Link href={localePath(locale, routes.marketProduct(market.iso2, hs_code))}>
                  {t('marketPage')}
                </Link>
              </p>
            )}
          </>
        }
      >
        <Stack gap={5} bounded>
          <WantedTexts locale={locale} goods={request} />
          <Note>{t(sample ? 'sampleText' : 'anonymous')}</Note>
          {!is_open && <p>{t('closedText')}</p>}
          {!sample && children}
        </Stack>
      </RecordLayout>
    </>
  )
}
