'use client'

import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { RecordPart } from '@/components/work-record/record-part'
import { ReportedText } from '@/components/work-record/reported-text'
import { call } from '@/lib/api/call'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatInstant, formatPrice } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { RequestReview } from '../../review/contract'
import { closeOfferReport, readReportedOffer } from '../contract'
import styles from './reported-offers.module.css'

interface ReportedOffersProps {
  request: RequestReview
  onChange: () => void
}

/** The offers that the buyer reported: staff read them until they close the report. */
export function ReportedOffers({ request, onChange }: ReportedOffersProps) {
  const t = useTranslations('requestReview.reported')
  const reported = request.offers.filter((offer) => offer.is_reported)
  if (reported.length === 0) return null
  return (
    <RecordPart title={t('title')}>
      <p>{t('lead')}</p>
      {reported.map((company) => (
        <ReportedCompany
          key={company.id}
          request={request.id}
          company={company}
          onChange={onChange}
        />
      ))}
    </RecordPart>
  )
}

interface ReportedCompanyProps {
  request: number
  company: RequestReview['offers'][number]
  onChange: () => void
}

function ReportedCompany({ request, company, onChange }: ReportedCompanyProps) {
  const t = useTranslations('requestReview')
  const locale = useInterfaceLocale()
  const input = { params: { id: request }, body: { company_id: company.id } }
  return (
    <Stack aria-labelledby={`reported-${company.id}`} as="section" gap={3} measure={68}>
      <Text id={`reported-${company.id}`} as="h3" step={0} weight="strong">
        <Bilingual of={company} field="name" locale={locale} />
      </Text>
      <ReportedText
        texts={t.raw('reported')}
        read={() => call(readReportedOffer, input)}
        close={() => call(closeOfferReport, input)}
        onClosed={onChange}
      >
        {({ messages }) =>
          messages.map(({ id, at, text, quotation }) => (
            <div key={id}>
              <time dateTime={at}>{formatInstant(at, locale)}</time>
              {quotation && (
                <p data-ltr>
                  {formatPrice(quotation.price, locale)} {quotation.currency} · {quotation.incoterm}{' '}
                  <bdi>{quotation.place}</bdi>
                </p>
              )}
              <p dir="auto" className={styles.text}>
                {text}
              </p>
            </div>
          ))
        }
      </ReportedText>
    </Stack>
  )
}
