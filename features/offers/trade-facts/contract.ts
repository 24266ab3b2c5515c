import { keysOf } from '@/lib/api/records'
import { typedAmount, type AmountDecimals } from '@/lib/api/typed-amount'
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

const amount = z.number().positive().nullable().default(null)
const time = z.int().min(1).max(tradeLimits.time).nullable().default(null)
const code = <const Codes extends readonly string[]>(codes: Codes) =>
  z.enum(codes).nullable().default(null)
const codes = <const Codes extends readonly string[]>(from: Codes) =>
  z.array(z.enum(from)).default([])
const line = z.string().default('')

/** What buyers ask of products and services before they ask for a price; all optional. */
const sharedFacts = {
  min_order: amount,
  min_order_unit: code(tradeUnits),
  /** In a month. */
  capacity: amount,
  capacity_unit: code(tradeUnits),
  lead_time: time,
  lead_time_unit: code(durationUnits),
  /** Ids of the countries it is sold to. */
  markets: z.array(z.int().positive()).default([]),
  /** Titles of certificates of the company; the public sees those that are approved and valid. */
  certificates: z.array(z.string()).default([]),
}

const goodsFacts = {
  ...bilingualPair('packaging', { en: line, ar: line }),
  /** The months in which it can be had, 1 being January; none where nothing is said. */
  season: z.array(z.literal(months)).default([]),
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

/** The trade facts of each type, by their names in the database, in calls and in files. */
export const tradeFactsOf = {
  products: { ...sharedFacts, ...goodsFacts },
  services: { ...sharedFacts, ...serviceFacts },
} as const

/** The trade facts of a product or a service; those of the other type are empty. */
export const tradeFacts = z.object({ ...sharedFacts, ...goodsFacts, ...serviceFacts })

export type TradeFacts = z.output<typeof tradeFacts>

export type TradeFactName = keyof TradeFacts

/** An offer of which nothing is known for trade. */
export const noTradeFacts: TradeFacts = tradeFacts.parse({})

/** The names of the facts of each type, in the order in which people read them. */
export const tradeFactNames = {
  products: keysOf(tradeFactsOf.products),
  services: keysOf(tradeFactsOf.services),
} as const

const typedNothing = (typed: unknown) => typeof typed === 'string' && isBlank(typed)

/** A fact as a form or a file has it; '' is none, and a missing one stays as it is. */
const typed = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((given) => (typedNothing(given) ? null : given), rule.nullable()).optional()

const typedCount = (decimals: AmountDecimals) => typed(typedAmount(decimals))
const typedTime = () =>
  typed(
    z
      .union([z.string(), z.number()])
      .transform((given) => latinDigits(String(given)).trim())
      .pipe(
        z
          .string()
          .regex(/^[1-9]\d{0,2}$/, 'whole_number')
          .transform(Number),
      ),
  )
const typedChoice = <const Codes extends readonly string[]>(from: Codes) =>
  typed(z.enum(from, 'choice'))
const typedPlainLine = () =>
  z.string().trim().max(tradeLimits.line, 'text_max').pipe(typedLine(tradeLimits.line)).optional()

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

const typedCodes = <const Codes extends readonly string[]>(from: Codes) =>
  typedList(z.enum(from, 'choice'), from.length).optional()

const sharedTyped = {
  min_order: typedCount(3),
  min_order_unit: typedChoice(tradeUnits),
  capacity: typedCount(3),
  capacity_unit: typedChoice(tradeUnits),
  lead_time: typedTime(),
  lead_time_unit: typedChoice(durationUnits),
  /** Ids of countries, between commas. */
  markets: typedList(
    z.string().regex(idValue, 'choice').transform(Number),
    tradeLimits.markets,
  ).optional(),
  /** Titles of certificates, one in a line. */
  certificates: typedList(
    z.string().max(tradeLimits.line, 'text_max').pipe(typedLine(tradeLimits.line)),
    tradeLimits.certificates,
    /\n/,
  ).optional(),
}

const month = z
  .string()
  .regex(/^(?:0?[1-9]|1[0-2])$/, 'choice')
  .transform(Number)
  .pipe(z.literal(months))

/**
 * The trade facts as people type them, each a text; messages are keys under `rules`. Forms, calls
 * and files validate by the same schemas; `tradeProblems` finds what two fields contradict.
 */
export const typedTradeFacts = {
  products: {
    ...sharedTyped,
    ...bilingualPair('packaging', { en: typedPlainLine(), ar: typedPlainLine() }),
    /** Numbers of months, between commas. */
    season: typedList(month, months.length)
      .transform((chosen) => [...new Set(chosen)].toSorted((one, other) => one - other))
      .optional(),
    shelf_life: typedTime(),
    shelf_life_unit: typedChoice(durationUnits),
    incoterm: typedChoice(incoterms),
    ...bilingualPair('incoterm_place', { en: typedPlainLine(), ar: typedPlainLine() }),
    port: typedChoice(exitPoints),
    samples: typedChoice(sampleTerms),
  },
  services: {
    ...sharedTyped,
    languages: typedCodes(serviceLanguages),
    delivery_modes: typedCodes(deliveryModes),
  },
} as const
