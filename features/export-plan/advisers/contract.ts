import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { planSteps } from '@/lib/db/codes/export-plans'
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
  summary: 'Get whether the person of an enquiry lets officers read their export plan',
  access: 'staff:cases',
  params: idParams,
  response: consent,
  errors: ['not_found'],
  tags: ['export-plan'],
})

/** A POST, since each reading is an audit entry. */
export const readPlanOfEnquiry = endpoint({
  method: 'POST',
  path: 'admin/enquiries/{id}/export-plan',
  summary: 'Read the export plan of the person of an enquiry; the reading is recorded',
  access: 'staff:cases',
  params: idParams,
  response: plan,
  errors: ['not_found', 'forbidden'],
  tags: ['export-plan'],
})

export const planFigures = endpoint({
  method: 'GET',
  path: 'admin/export-plan-figures',
  summary: 'Count export plans by the step that is next',
  access: 'staff:numbers',
  response: z.object({
    plans: z.int(),
    /** All steps are done. */
    complete: z.int(),
    steps: z.array(z.object({ step: z.enum(planSteps), plans: z.int() })),
  }),
  tags: ['export-plan'],
})
