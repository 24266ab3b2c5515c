'use client'

import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { companiesForEnquiry, introduceToEnquiry } from '../contract'
import { CompanyRanking } from './company-ranking'

/** The companies that fit a matchmaking enquiry, on its page. */
export function EnquiryCompanies({ enquiryId }: { enquiryId: number }) {
  const t = useTranslations('requestReview.companies')
  const options = endpointQuery(companiesForEnquiry, { params: { id: enquiryId } })
  const query = useQuery(options)
  const client = useQueryClient()
  return (
    <RecordPart title={t('title')}>
      <LoadedRecord query={query}>
        {({ companies }) => (
          <CompanyRanking
            companies={companies}
            onIntroduce={async (company) =>
              client.setQueryData(
                options.queryKey,
                await call(introduceToEnquiry, {
                  params: { id: enquiryId },
                  body: { company_id: company },
                }),
              )
            }
          />
        )}
      </LoadedRecord>
    </RecordPart>
  )
}
