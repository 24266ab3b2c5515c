import { columnOf, keysOf } from '@/lib/api/records'
import { typedAmount } from '@/lib/api/typed-amount'
import { idValue } from '@/lib/api/list-state'
import { typedLine } from '@/lib/api/typed-text'
import { bilingualPair } from '@/lib/bilingual/pair'
import { latinDigits } from '@/lib/i18n/fold'
import {
  deliveryModes,
  durationUnits,
  exitPoints,
  incoterms,
  months,
  sampleTerms,
  serviceLanguages,
  tradeUnits,
} from '@/lib/db/codes/trade-terms'
import { isBlank } from '@/lib/api/visible-text'
import { z } from 'zod'

/**
 * The longest line, the longest time in its unit, and the most markets and certificates. The
 * database has the same limits.
 */
export const tradeLimits = { line: 200, time: 999, markets: 60, certificates: 20 } as const

const typedNothing = (typed: unknown) => typeof typed === 'string' && isBlank(typed)

/** A fact as a form or a file has it; '' is none, and a missing one stays as it is. */
const typed = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((given) => (typedNothing(given) ? null : given), rule.nullable()).optional()

/** What separates the entries of a typed list. */
const between = /[,;\u060c\u061b\n]/

/** A list of entries in one text; each counts once. */
const typedList = <Entry extends z.ZodType<unknown, string>>(
  entry: Entry,
  most: number,
  separator = between,
) =>
  z
    .string()
    .transform((list) => [
      ...new Set(
        list
          .split(separator)
          .map((one) => one.trim())
          .filter((one) => one !== ''),
      ),
    ])
    .pipe(z.array(entry, 'choice').max(most, 'choice'))

const month = z
  .string()
  .regex(/^(?:0?[1-9]|1[0-2])$/, 'choice')
  .transform(Number)
  .pipe(z.literal(months))

const amount = {
  stored: z.number().positive().nullable().default(null),
  typed: typed(typedAmount(3)),
  empty: '',
}

const time = {
  stored: z.int().min(1).max(tradeLimits.time).nullable().default(null),
  typed: typed(
    z
      .union([z.string(), z.number()])
      .transform((given) => latinDigits(String(given)).trim())
      .pipe(
        z
          .string()
          .regex(/^[1-9]\d{0,2}$/, 'whole_number')
          .transform(Number),
      ),
  ),
  empty: '',
}

const line = {
  stored: z.string().default(''),
  typed: z
    .string()
    .trim()
    .max(tradeLimits.line, 'text_max')
    .pipe(typedLine(tradeLimits.line))
    .optional(),
  empty: '',
}

/** One of some codes. */
const code = <const Codes extends readonly string[]>(codes: Codes) => ({
  stored: z.enum(codes).nullable().default(null),
  typed: typed(z.enum(codes, 'choice')),
  empty: '',
  codes,
})

const nothing: string[] = []

/** Any number of some codes. */
const codes = <const Codes extends readonly string[]>(from: Codes) => ({
  stored: z.array(z.enum(from)).default([]),
  typed: typedList(z.enum(from, 'choice'), from.length).optional(),
  empty: nothing,
  codes: from,
})

/** What buyers ask of products and services before they ask for a price; all optional. */
const sharedFacts = {
  min_order: amount,
  min_order_unit: code(tradeUnits),
  /** In a month. */
  capacity: amount,
  capacity_unit: code(tradeUnits),
  lead_time: time,
  lead_time_unit: code(durationUnits),
  /** Ids of the countries it is sold to; in a form and a file between commas. */
  markets: {
    stored: z.array(z.int().positive()).default([]),
    typed: typedList(
      z.string().regex(idValue, 'choice').transform(Number),
      tradeLimits.markets,
    ).optional(),
    empty: nothing,
  },
  /** Titles of certificates of the company, one in a line; the public sees those that are approved and valid. */
  certificates: {
    stored: z.array(z.string()).default([]),
    typed: typedList(
      z.string().max(tradeLimits.line, 'text_max').pipe(typedLine(tradeLimits.line)),
      tradeLimits.certificates,
      /\n/,
    ).optional(),
    empty: nothing,
  },
}

const goodsFacts = {
  ...bilingualPair('packaging', { en: line, ar: line }),
  /** The months in which it can be had, 1 being January; none where nothing is said. */
  season: {
    stored: z.array(z.literal(months)).default([]),
    typed: typedList(month, months.length)
      .transform((chosen) => [...new Set(chosen)].toSorted((one, other) => one - other))
      .optional(),
    empty: nothing,
  },
  shelf_life: time,
  shelf_life_unit: code(durationUnits),
  /** Incoterms 2020, with the named place. */
  incoterm: code(incoterms),
  ...bilingualPair('incoterm_place', { en: line, ar: line }),
  /** Where it leaves the country. */
  port: code(exitPoints),
  samples: code(sampleTerms),
}

const serviceFacts = {
  languages: codes(serviceLanguages),
  delivery_modes: codes(deliveryModes),
}

/**
 * The table of the trade facts: a row each, by its name in the database, in calls, forms and files. A
 * row has what is stored, what people type, what an empty form holds, and the codes that it takes.
 * A number has its unit in the row `<name>_unit`.
 */
const facts = {
  products: { ...sharedFacts, ...goodsFacts },
  services: { ...sharedFacts, ...serviceFacts },
}

const allFacts = { ...sharedFacts, ...goodsFacts, ...serviceFacts }

/** The trade facts of each type as they are stored. */
export const tradeFactsOf = {
  products: columnOf(facts.products, 'stored'),
  services: columnOf(facts.services, 'stored'),
} as const

/** The trade facts of a product or a service; those of the other type are empty. */
export const tradeFacts = z.object(columnOf(allFacts, 'stored'))

export type TradeFacts = z.output<typeof tradeFacts>

export type TradeFactName = keyof TradeFacts

/** An offer of which nothing is known for trade. */
export const noTradeFacts: TradeFacts = tradeFacts.parse({})

/** The trade facts of a form that nobody has filled in. */
export const emptyFacts = columnOf(allFacts, 'empty')

/** The codes that a fact takes, by its name; undefined for one without codes. */
export const factCodes: Readonly<Partial<Record<string, readonly string[]>>> = columnOf(
  allFacts,
  'codes',
)

/** The names of the facts of each type, in the order in which people read them. */
export const tradeFactNames = {
  products: keysOf(facts.products),
  services: keysOf(facts.services),
} as const

/**
 * The trade facts as people type them, each a text; messages are keys under `rules`. Forms, calls
 * and files validate by the same schemas; `tradeProblems` finds what two fields contradict.
 */
export const typedTradeFacts = {
  products: columnOf(facts.products, 'typed'),
  services: columnOf(facts.services, 'typed'),
} as const
