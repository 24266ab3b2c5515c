import { fieldErrors } from '@/lib/api/problem'
import { z } from 'zod'
import { isDeadline } from '../rules'
import { requestFields } from './contract'

/** The name of the draft in the browser. */
export const draftPlace = 'buying-request'

const text = z.string().catch('')

/** The values of the form, as they are typed. */
export const requestValues = z.object({
  product: text,
  hs_code: text,
  quantity: text,
  unit: text,
  quality: text,
  certificates: text,
  market: text,
  deadline: text,
  name: text,
  company: text,
  country: text,
  email: text,
  may_introduce: z.boolean().catch(false),
  agreements: z.boolean().catch(false),
  /** A honeypot that people do not see: only a program fills it. */
  website: z
    .unknown()
    .optional()
    .transform(() => ''),
})

export type RequestValues = z.output<typeof requestValues>

export type RequestField = Exclude<keyof RequestValues, 'website'>

export const emptyRequest: RequestValues = requestValues.parse({})

const form = z.object(requestFields)

/** The messages of the fields, each a key under `rules`; with the address of an account, none of its own. */
export function errorsOf(values: RequestValues, day: string, isConfirmed: boolean) {
  const email = isConfirmed ? 'somebody@portal.example' : values.email
  const parsed = form.safeParse({ ...values, email })
  const errors = new Map<string, string>()
  for (const [field, [message]] of Object.entries(parsed.error ? fieldErrors(parsed.error) : {})) {
    if (message !== undefined) errors.set(field, knownRule(message))
  }
  if (!errors.has('deadline') && !isDeadline(values.deadline, day)) {
    errors.set('deadline', 'deadline')
  }
  return errors
}

/** A choice that is not made is missing, whatever the schema says of ''. */
function knownRule(message: string): string {
  return /^[a-z_\d]+$/.test(message) ? message : 'required'
}
