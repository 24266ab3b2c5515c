import { typedLine, typedText } from '@/lib/api/typed-text'
import { bilingualPair } from '@/lib/bilingual/pair'
import { companySizes } from '@/lib/db/codes/companies'
import { serviceLanguages } from '@/lib/db/codes/trade-terms'
import { latinDigits } from '@/lib/i18n/fold'
import { thisYear } from '@/lib/i18n/today'
import { z } from 'zod'

/** The longest texts, and the first year a company may be founded in. */
export const profileLimits = { description: 5_000, capacity: 200, registration: 40, year: 1800 }

/** What buyers ask of a company beyond its name and place; all optional. */
export const profileFacts = {
  /** The number under which the state has registered the company. */
  registration_number: z.string().default(''),
  employees: z.enum(companySizes).nullable().default(null),
  languages: z.array(z.enum(serviceLanguages)).default([]),
  /** What it can supply in a time, in its own words. */
  ...bilingualPair('capacity', { en: z.string().default(''), ar: z.string().default('') }),
}

const year = z
  .string()
  .transform((typed) => latinDigits(typed).trim())
  .pipe(z.string().regex(/^(?:\d{4})?$/, 'year'))
  .transform((typed) => (typed === '' ? null : Number(typed)))
  .refine(
    (founded) => founded === null || (founded >= profileLimits.year && founded <= thisYear()),
    'year',
  )

const size = z
  .enum(['', ...companySizes], 'choice')
  .transform((chosen) => (chosen === '' ? null : chosen))

const registration = z
  .string()
  .transform((typed) => latinDigits(typed))
  .pipe(typedLine(profileLimits.description))
  .pipe(
    z
      .string()
      .max(profileLimits.registration, 'registration')
      .regex(/^[\p{L}\d ./-]*$/u, 'registration'),
  )

const story = () => typedText(profileLimits.description, 'description_max').optional()
const line = () =>
  z
    .string()
    .trim()
    .max(profileLimits.capacity, 'text_max')
    .pipe(typedLine(profileLimits.capacity))
    .optional()

/** The profile as its form sends it: what is absent stays, what is empty is emptied. */
export const typedProfile = {
  ...bilingualPair('description', { en: story(), ar: story() }),
  founded: year.optional(),
  employees: size.optional(),
  ...bilingualPair('capacity', { en: line(), ar: line() }),
  registration_number: registration.optional(),
} as const
