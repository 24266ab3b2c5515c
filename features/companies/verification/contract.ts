import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { checkedFacts } from '@/lib/db/codes/companies'
import { z } from 'zod'

const fact = z.enum(checkedFacts)

/** What staff have checked of a company, and on which day. */
export const checkedFact = z.object({ fact, on: z.iso.date() })

export type Checked = z.infer<typeof checkedFact>

const checks = z.object({
  /** The version of the company that a further check is about. */
  version: z.int().positive(),
  checks: z.array(checkedFact.extend({ by: z.string() })),
})

export type Checks = z.infer<typeof checks>

export const companyChecks = endpoint({
  method: 'GET',
  path: 'admin/companies/{id}/checks',
  summary: 'List what staff have checked of a company, when and who',
  access: 'staff:companies',
  params: idParams,
  response: checks,
  errors: ['not_found'],
})

export const checkCompany = endpoint({
  method: 'POST',
  path: 'admin/companies/{id}/checks',
  summary: 'Publish that a fact of a company was checked today, or take that back',
  access: 'staff:companies',
  params: idParams,
  body: z.object({ fact, checked: z.boolean(), version: z.int().positive() }),
  response: checks,
  errors: ['not_found', 'conflict'],
})
