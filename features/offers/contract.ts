import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { approvalStatuses } from '@/lib/db/codes/approval'
import { z } from 'zod'
import { centredFocus } from '@/features/files/pictures/contract'
import { offerPicture, picturesLimit } from './pictures/contract'
import { tradeFactsOf, type TradeFacts } from './trade-facts/contract'

/** The fields that an owner edits of either type (spec part 3 section 3), all plain text. */
const offerDetails = z.object({
  ...bilingualText('name'),
  industry: z.int().positive(),
  sub_ind: z.int().positive(),
  ...bilingualText('description'),
  /** Technical specifications. */
  ...bilingualText('features', 'bare'),
  /** Name of the certificate. */
  cert: z.string().nullable(),
  certificate_image: z.string().nullable(),
  /** Address of the company's contact page. */
  contacts: z.string(),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  ...centredFocus,
  /** The pictures after the first one. */
  pictures: z
    .array(offerPicture)
    .max(picturesLimit - 1)
    .default([]),
})

export const serviceDetails = offerDetails.extend(tradeFactsOf.services)

/** The fields that a product's owner edits: also two codes. */
export const productDetails = offerDetails.extend({
  ...tradeFactsOf.products,
  /** '' where the product has none (spec/decisions.md, 'Second edition'). */
  gs1_code: z.string().regex(/^(?:\d{8,14})?$/),
  hs_code: z.string().regex(/^\d{6}$/),
})

/** The fields of either type; those that a type does not have are missing. */
export type OfferDetails = z.infer<typeof offerDetails> &
  Partial<TradeFacts> & { gs1_code?: string; hs_code?: string }

const head = {
  id: z.int().positive(),
  company_id: z.int().positive(),
  status: z.literal(approvalStatuses),
  sample: z.boolean(),
}

/** A product for import: the last saved version and the last approved one. */
export const productImport = z.object({
  ...head,
  owner: productDetails,
  public: productDetails.nullable(),
})

export type ProductImport = z.infer<typeof productImport>

/** A service for import: the last saved version and the last approved one. */
export const serviceImport = z.object({
  ...head,
  owner: serviceDetails,
  public: serviceDetails.nullable(),
})

export type ServiceImport = z.infer<typeof serviceImport>

/** The check digit of a GS1 number: weights 3 and 1 from the right. */
export function checkDigitOf(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether a code is a GTIN: 8, 12, 13 or 14 digits with a valid check digit. */
export function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false
  return checkDigitOf(code.slice(0, -1)) === Number(code.at(-1))
}
