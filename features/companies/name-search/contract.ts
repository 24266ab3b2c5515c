import { endpoint } from '@/lib/api/endpoint'
import { searchQuery } from '@/lib/api/list-query'
import { bilingualText } from '@/lib/bilingual/schema'
import { approvalStatuses } from '@/lib/db/codes/approval'
import { z } from 'zod'

/** The maximum number of companies in an answer. */
export const maxNames = 20

export const companyNames = endpoint({
  method: 'GET',
  path: 'admin/company-names',
  summary: 'Find companies by text or ID, including unpublished ones',
  access: 'staff:people',
  query: z.object({ q: searchQuery }),
  response: z
    .array(
      z.object({
        id: z.int().positive(),
        ...bilingualText('name'),
        status: z.literal(approvalStatuses),
      }),
    )
    .max(maxNames),
})
