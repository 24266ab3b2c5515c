'use client'

import { Stack } from '@/components/layout/stack'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { OpenLink } from '@/components/work-record/open-link'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useRights } from '@/lib/auth/use-rights'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate, formatInstant, joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { CompanyRanking } from '../../introductions/admin/company-ranking'
import { ReportedOffers } from '../../reports/admin/reported-offers'
import { requestReview, introduceToRequest, type RequestReview } from '../contract'
import type { ReviewPart } from './contract'
import { RequestDecision } from './request-decision'

interface RequestReviewPageProps {
  /** What came of the introductions of this request. */
  outcomes?: ReactNode
}

/** One request of a buyer: what the public will read, the decision, and the companies that fit. */
export function RequestReviewPage({ outcomes }: RequestReviewPageProps) {
  const id = Number(useParams()['id'])
  const options = endpointQuery(requestReview, { params: { id } })
  const query = useQuery(options)
  const client = useQueryClient()
  const keep = (found: RequestReview) => client.setQueryData(options.queryKey, found)
  return (
    <LoadedRecord query={query}>
      {(request) => (
        <Review
          // The texts of the form follow the version that was read.
          key={`${request.id}-${request.version}`}
          request={request}
          onChange={keep}
          onStale={() => void query.refetch()}
          outcomes={outcomes}
        />
      )}
    </LoadedRecord>
  )
}

function Review({ outcomes, ...part }: ReviewPart & RequestReviewPageProps) {
  const t = useTranslations('requestReview')
  const goods = useTranslations('buyingRequests')
  const mayOpen = useRights()
  const locale = useInterfaceLocale()
  const { request, onChange, onStale } = part
  const { id, state, enquiry_id: enquiry } = request
  return (
    <RecordPage
      title={t('number', { id: String(id) })}
      back={{ to: '/requests', text: t('back') }}
      facts={
        <>
          <span>{t(`state.${state}`)}</span>
          {request.sample && <span>{goods('sample')}</span>}
          <span>{t('posted', { time: formatInstant(request.created_at, locale) })}</span>
          <span>{t('offers', { count: request.offers.length })}</span>
          {request.unchecked && <span>{t('unchecked')}</span>}
          {enquiry !== null && (
            <OpenLink to={`/enquiries/${enquiry}`} isOpen={mayOpen('cases')}>
              {t('enquiry', { id: String(enquiry) })}
            </OpenLink>
          )}
        </>
      }
      aside={<Aside request={request} />}
    >
      <RecordPart title={t('wanted')}>
        <Goods request={request} />
        <RequestDecision {...part} />
      </RecordPart>
      <ReportedOffers request={request} onChange={onStale} />
      <RecordPart title={t('companies.title')}>
        <CompanyRanking
          companies={request.companies}
          onIntroduce={
            state === 'open'
              ? async (company) =>
                  onChange(
                    await call(introduceToRequest, {
                      params: { id },
                      body: { company_id: company },
                    }),
                  )
              : undefined
          }
        />
      </RecordPart>
      {outcomes}
    </RecordPage>
  )
}

function Goods({ request }: Pick<ReviewPart, 'request'>) {
  const t = useTranslations('buyingRequests')
  const facts = useTranslations('tradeFacts')
  const locale = useInterfaceLocale()
  const { quantity, unit, market, hs_code, deadline } = request
  return (
    <p>
      {t('hs', { code: hs_code })}{' '}
      <Bilingual of={request.subheading} field="name" locale={locale} />
      {' · '}
      {facts(`amount.${unit}`, { n: quantity })}
      {' · '}
      <Bilingual of={market} field="name" locale={locale} />
      {' · '}
      {t('until', { date: formatDate(deadline, locale) })}
    </p>
  )
}

function Aside({ request }: Pick<ReviewPart, 'request'>) {
  const t = useTranslations('requestReview')
  const locale = useInterfaceLocale()
  const { name, company, email, country, may_introduce: mayIntroduce, similar } = request
  return (
    <>
      <RecordPart title={t('buyer')}>
        <p>
          <bdi>{name}</bdi>
          <br />
          <bdi>{company}</bdi>, <Bilingual of={country} field="name" locale={locale} />
          <br />
          <span data-ltr>{email}</span>
        </p>
        <p>{t(mayIntroduce ? 'mayIntroduce' : 'notIntroduced')}</p>
      </RecordPart>
      {similar.length > 0 && (
        <RecordPart title={t('similar')}>
          <ul>
            {similar.map((one) => (
              <li key={one.id}>
                <Link to={`/requests/${one.id}`}>
                  <Bilingual of={one} field="product" locale={locale} />
                </Link>
              </li>
            ))}
          </ul>
        </RecordPart>
      )}
      <RecordPart title={t('history')}>
        <Stack as="ol" gap={2}>
          {request.history.map(({ state, by, at }) => (
            <li key={`${state}-${at}`}>
              {joinTexts([t(`state.${state}`), t(`by.${by}`)], locale)}
              <br />
              <time dateTime={at}>{formatInstant(at, locale)}</time>
            </li>
          ))}
        </Stack>
      </RecordPart>
    </>
  )
}
