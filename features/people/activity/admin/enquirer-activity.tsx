'use client'

import { approvalKey, useApprovalTexts } from '@/components/approval-chip/approval-texts'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { OpenLink } from '@/components/work-record/open-link'
import { useRights } from '@/lib/auth/use-rights'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { enquirerActivity } from '../contract'
import { ActivityList } from './activity-list'

/** The company of the person of an enquiry, and what else this person did on the portal. */
export function EnquirerActivity({ enquiryId }: { enquiryId: number }) {
  const t = useTranslations('admin.activity')
  const locale = useInterfaceLocale()
  const mayOpen = useRights()
  const states = useApprovalTexts()
  const query = useQuery(endpointQuery(enquirerActivity, { params: { id: enquiryId } }))
  return (
    <RecordPart title={t('person')}>
      <LoadedRecord query={query}>
        {({ company, groups }) => (
          <>
            <p>
              {company ? (
                <>
                  <OpenLink to={`/approvals/company.${company.id}`} isOpen={mayOpen('companies')}>
                    <Bilingual of={company} field="name" locale={locale} />
                  </OpenLink>{' '}
                  ({states[approvalKey(company.status)].name})
                </>
              ) : (
                t('noCompany')
              )}
            </p>
            <ActivityList groups={groups} none={t('nonePerson')} />
          </>
        )}
      </LoadedRecord>
    </RecordPart>
  )
}
