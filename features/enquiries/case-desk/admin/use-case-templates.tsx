'use client'

import type { Templates } from '@/components/work-record/template-choice'
import { replyTemplates, templatesFor } from '@/features/reply-templates/contract'
import { endpointQuery } from '@/lib/api/query-options'
import { useStaffPerson } from '@/lib/auth/staff-person'
import type { TemplateUse } from '@/lib/db/codes/template-uses'
import { useQuery } from '@tanstack/react-query'
import type { CaseDetail } from '../contract'

/** The texts that an officer can start from, with what is known of the enquiry filled in. */
export function useCaseTemplates(
  enquiry: Pick<CaseDetail, 'id' | 'name' | 'company' | 'locale'>,
): (use: TemplateUse) => Templates {
  const { data } = useQuery(endpointQuery(replyTemplates))
  const officer = useStaffPerson()
  const { id, name, company, locale } = enquiry
  const values = { person: name, number: String(id), company, officer: officer.name }
  return (use) => ({ list: templatesFor(data, use, values), reader: locale })
}
