import { endpoint } from '@/lib/api/endpoint'
import { formByLink, readByLink, signedLink } from '@/lib/api/link-calls'
import { idParams } from '@/lib/api/params'
import { typedEmail, typedLine, typedText } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { taskAnswers, taskShares } from '@/lib/db/codes/body-tasks'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'
import { barrierReview, bodyTask } from '../review/contract'

/** The longest texts of a task and its answer, in characters. */
export const taskLimits = { line: 200, text: 3_000 } as const

const texts = () => typedText(taskLimits.text, 'request_max')

const write = z.object({
  body: typedLine(taskLimits.line).pipe(z.string().min(1, 'required')),
  email: typedEmail,
  /** The language of the mails. */
  locale: z.enum(locales),
  task: texts().pipe(z.string().min(1, 'required')),
  due_on: z.iso.date(),
})

export type TaskWrite = z.infer<typeof write>

const officers = { access: 'staff:barriers', response: barrierReview.response } as const

export const addBarrierTask = endpoint({
  ...officers,
  method: 'POST',
  path: 'admin/barriers/{id}/tasks',
  summary: 'Ask another body to do something about a barrier, by a mail with a link to answer',
  params: idParams,
  body: write,
  errors: ['not_found'],
})

export const endBarrierTask = endpoint({
  ...officers,
  method: 'DELETE',
  path: 'admin/barriers/{id}/tasks/{task}',
  summary: 'End a task of another body: no mail follows, and its link is invalid',
  params: idParams.extend({ task: idParams.shape.id }),
  errors: ['not_found'],
})

const ofEnquiry = {
  access: 'staff:cases',
  path: 'admin/enquiries/{id}/tasks',
  params: idParams,
  /** The tasks about the enquiry, the first one first, each with what the body reads of it. */
  response: z.array(bodyTask.extend({ shares: z.array(z.enum(taskShares)) })),
  errors: ['not_found'],
} as const

export const enquiryTasks = endpoint({
  ...ofEnquiry,
  method: 'GET',
  summary: 'List what other bodies were asked about an enquiry',
})

export type EnquiryTasks = z.infer<typeof enquiryTasks.response>

export const addEnquiryTask = endpoint({
  ...ofEnquiry,
  method: 'POST',
  summary: 'Ask another body about an enquiry, by a mail with a link to answer once',
  body: write.extend({ shares: z.array(z.enum(taskShares)).max(taskShares.length) }),
})

export const endEnquiryTask = endpoint({
  ...ofEnquiry,
  method: 'DELETE',
  path: 'admin/enquiries/{id}/tasks/{task}',
  summary: 'Withdraw a question to another body: no mail follows, and its link is invalid',
  params: idParams.extend({ task: idParams.shape.id }),
})

export const barrierTask = endpoint({
  ...readByLink,
  path: 'barrier-tasks/{id}/{signature}',
  summary: 'Get what the office asks a body to do about a barrier or an enquiry',
  params: signedLink,
  response: z.object({
    body: z.string(),
    task: z.string(),
    due_on: z.iso.date(),
    /** The barrier, or the type of the enquiry. */
    ...bilingualText('title'),
    ...bilingualText('summary'),
    /** The companies affected that agreed to be named to such bodies. */
    companies: z.array(z.object(bilingualText('company'))),
    /** The enquiry, with what its officer chose to show; null for a barrier. */
    enquiry: z
      .object({
        id: z.int(),
        shared: z.array(z.object({ what: z.enum(taskShares), text: z.string() })),
      })
      .nullable(),
    answer: z.enum(taskAnswers).nullable(),
    answer_text: z.string(),
  }),
})

export const answerBarrierTask = endpoint({
  ...formByLink,
  path: 'barrier-tasks/{id}/{signature}/answer',
  summary: 'Answer a task: about a barrier the last answer counts, about an enquiry the first one',
  limit: 'outcome',
  accepts: 'form',
  params: signedLink,
  body: z.object({ answer: z.enum(taskAnswers), answer_text: texts().optional() }),
  errors: ['not_found', 'conflict'],
})
