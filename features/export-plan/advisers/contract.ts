import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { planSteps } from '@/lib/db/plan-codes'
import { z } from 'zod'
import { plan } from '../contract'

const consent = z.object({ advisers: z.boolean() })

export const letAdvisersRead = endpoint({
  method: 'PUT',
  path: 'my-export-plan/advisers',
  summary: 'Let officers read the caller’s export plan next to their enquiries, or no longer',
  access: 'user',
  body: consent,
  response: consent,
  tags: ['export-plan'],
})

export const planOfEnquiry = endpoint({
  method: 'GET',
  path: 'admin/enquiries/{id}/export-plan',
  summary: 'Get the export plan of the person of an enquiry, where they let officers read it',
  access: 'staff:officer',
  params: idParams,
  response: z.object({ plan: plan.nullable() }),
  errors: ['not_found'],
  tags: ['export-plan'],
})

export const planFigures = endpoint({
  method: 'GET',
  path: 'admin/export-plan-figures',
  summary: 'Count export plans by the step that is next',
  access: 'staff:officer',
  response: z.object({
    plans: z.int(),
    /** All steps are done. */
    complete: z.int(),
    steps: z.array(z.object({ step: z.enum(planSteps), plans: z.int() })),
  }),
  tags: ['export-plan'],
})
