import { quotationFields } from '@/features/conversations/contract'
import { quotationValues } from '@/features/conversations/rules'
import { fieldErrors } from '@/lib/api/problem'
import { requiredText } from '@/lib/api/typed-fields'
import { z } from 'zod'

/** The values of the form of an offer, as they are typed. */
export type OfferValues = z.output<typeof quotationValues>

export type OfferField = keyof OfferValues

export const emptyOffer: OfferValues = quotationValues.parse({})

const form = z.object({ ...quotationFields, text: requiredText() })

/** The messages of the fields, each a key under `rules`; nothing chosen or typed is missing. */
export function offerErrors(values: OfferValues, day: string): Map<OfferField, string> {
  const errors = new Map<OfferField, string>()
  const parsed = form.safeParse(values)
  for (const [name, [message = '']] of Object.entries(
    parsed.error ? fieldErrors(parsed.error) : {},
  )) {
    const field = quotationValues.keyof().safeParse(name)
    if (field.success) errors.set(field.data, values[field.data] === '' ? 'required' : message)
  }
  if (!errors.has('valid_until') && values.valid_until < day) errors.set('valid_until', 'date')
  return errors
}

/** The values in the form of the call. */
export const offerOf = (values: OfferValues) => form.parse(values)
