import { instant } from '@/lib/api/params'
import { conversationSides } from '@/lib/db/codes/conversations'
import { typedAmount } from '@/lib/api/typed-amount'
import { fieldLimits, requiredLine, requiredText } from '@/lib/api/typed-fields'
import { currencies, incoterms, tradeUnits } from '@/lib/db/codes/trade-terms'
import { z } from 'zod'

/** The longest line and text, and the most messages and bytes of files of one conversation. */
export const conversationLimits = { ...fieldLimits, messages: 200, bytes: 100_000_000 } as const

/** What a quotation says, all of which is required. */
export const quotationFields = {
  price: typedAmount(2),
  currency: z.enum(currencies, 'choice'),
  unit: z.enum(tradeUnits, 'choice'),
  incoterm: z.enum(incoterms, 'choice'),
  place: requiredLine(),
  valid_until: z.string('required').min(1, 'required').pipe(z.iso.date('date')),
}

const quotationWrite = z.object(quotationFields)

export type QuotationWrite = z.output<typeof quotationWrite>

/** Two messages with the same key count once. */
const key = { idempotency_key: z.uuid() }

export const messageWrite = z.object({ text: requiredText(), ...key })

/**
 * A message with or without a quotation. Forms with files have no nested fields: `quotes` says
 * whether the fields of the quotation count.
 */
export const answerWrite = z
  .object({
    text: requiredText(),
    ...key,
    quotes: z.enum(['0', '1']).default('0'),
    price: z.string().max(40).default(''),
    currency: z.string().max(3).default(''),
    unit: z.string().max(20).default(''),
    incoterm: z.string().max(3).default(''),
    place: z.string().max(1_000).default(''),
    valid_until: z.string().max(10).default(''),
  })
  .transform(({ text, idempotency_key, quotes, ...terms }, context) => {
    if (quotes === '0') return { text, idempotency_key, quotation: null }
    const parsed = quotationWrite.safeParse(terms)
    if (parsed.success) return { text, idempotency_key, quotation: parsed.data }
    for (const { path, message } of parsed.error.issues) {
      context.addIssue({ code: 'custom', path, message })
    }
    return z.NEVER
  })

export type MessageWrite = z.output<typeof messageWrite> & { quotation?: QuotationWrite | null }

/** Attachments of a message: PDF or pictures, up to five. */
export const attachmentRule = { takes: 'picture-or-pdf', below: 9_000_000, maxFiles: 5 } as const

/** A price as it was quoted. */
export const quotation = z.object({
  price: z.number(),
  currency: z.enum(currencies),
  unit: z.enum(tradeUnits),
  incoterm: z.enum(incoterms),
  place: z.string(),
  valid_until: z.iso.date(),
})

export type Quotation = z.infer<typeof quotation>

export const conversationMessage = z.object({
  id: z.int().positive(),
  side: z.enum(conversationSides),
  at: instant,
  text: z.string(),
  quotation: quotation.nullable(),
  files: z.array(
    z.object({
      name: z.string(),
      bytes: z.int().positive(),
      /** A signed address, which both sides may open. */
      href: z.string(),
    }),
  ),
})

export type ConversationMessage = z.infer<typeof conversationMessage>

/** A conversation as each side sees it. */
export const conversationView = z.object({
  messages: z.array(conversationMessage),
  /** Whether this side, and the other one, agreed to exchange the addresses. */
  agreed: z.object({ mine: z.boolean(), theirs: z.boolean() }),
  /** Who reported it to the office, if anybody did. */
  reported_by: z.enum(conversationSides).nullable(),
  /** No message follows. */
  ended: z.boolean(),
})

export type ConversationView = z.infer<typeof conversationView>

export const reportWrite = z.object({ reason: requiredText() })
