import { recordId } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { problemCodes } from '@/lib/api/problem'
import { z } from 'zod'
import { enquiryText } from '../contract'

/** The most enquiries of one step: more than a page of the queue. */
export const maxChosen = 100

/** The enquiries of one step, each in the version that the officer saw. */
const enquiries = z
  .array(z.object({ id: recordId, version: z.int().positive() }))
  .min(1)
  .max(maxChosen)

const many = {
  method: 'POST',
  access: 'staff:cases',
  response: z.object({
    done: z.array(z.int()),
    /** The enquiries that stay as they were, and why. */
    refused: z.array(z.object({ id: z.int(), code: z.enum(problemCodes) })),
  }),
} as const

export const assignEnquiries = endpoint({
  ...many,
  path: 'admin/enquiry-assignments',
  summary: 'Assign several enquiries to a case officer, or remove their assignments',
  body: z.object({ enquiries, owner_id: recordId.nullable() }),
})

export const moveEnquiries = endpoint({
  ...many,
  path: 'admin/enquiry-statuses',
  summary: 'Change the status of several enquiries with one reason; each person is notified',
  body: z.object({ enquiries, status: z.int(), reason: enquiryText() }),
})
