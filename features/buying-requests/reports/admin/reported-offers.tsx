'use client'

import { Button } from '@/components/button/button'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatInstant, formatPrice } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { RequestReview } from '../../review/contract'
import { closeOfferReport, readReportedOffer, type ReportedOffer } from '../contract'
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
  const t = useTranslations('requestReview.reported')
  const locale = useInterfaceLocale()
  const { run, isBusy } = useAction()
  const [read, setRead] = useState<ReportedOffer>()
  const open = () =>
    run(async () => {
      setRead(
        await call(readReportedOffer, {
          params: { id: request },
          body: { company_id: company.id },
        }),
      )
      return t('opened')
    })
  const close = async () => {
    const isDone = await run(async () => {
      await call(closeOfferReport, { params: { id: request }, body: { company_id: company.id } })
      return t('ended')
    })
    if (isDone) onChange()
  }
  return (
    <section aria-labelledby={`reported-${company.id}`} className={styles.offer}>
      <h3 id={`reported-${company.id}`} className={styles.name}>
        <Bilingual of={company} field="name" locale={locale} />
      </h3>
      {read ? (
        <>
          <p>
            {t('reason')}: <bdi>{read.reason}</bdi>
          </p>
          {read.messages.map(({ id, at, text, quotation }) => (
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
          ))}
          <p>{t('endText')}</p>
          <div>
            <Button variant="secondary" disabled={isBusy} onClick={() => void close()}>
              {t('end')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button disabled={isBusy} onClick={() => void open()}>
            {t('open')}
          </Button>
        </div>
      )}
    </section>
  )
}
