import { ruleKeys, type RuleKey } from '@/lib/api/rule-sentences'
import { z } from 'zod'

/** Limits of the specification (part 1 section 9). */
export const accountLimits = {
  password: 8,
  longestPassword: 128,
  name: 20,
  text: 200,
} as const

/** A form's messages by what is wrong, in the visitor's language. */
export type RuleTexts = Record<RuleKey, string>

/** The text of a field's error; an error of the server is a text already. */
export function ruleText(texts: RuleTexts, message: string | undefined): string | undefined {
  const key = ruleKeys.find((candidate) => candidate === message)
  return key === undefined ? message : texts[key]
}

const required = (key: RuleKey = 'required') => z.string().trim().min(1, key)

const email = required().pipe(z.email('email'))

const password = z
  .string()
  .min(1, 'required')
  .pipe(z.string().min(accountLimits.password, 'min').max(accountLimits.longestPassword, 'max'))

/** Digits with a `+` in front at most, 7 to 15 of them; spaces and dashes are dropped. */
const phone = required()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\+?\d{7,15}$/, 'phone'))

/** What logs somebody in. */
export const loginForm = z.object({
  email,
  password,
  /** Keeps a browser signed in for 14 days instead of 12 hours. */
  remember: z.boolean().optional(),
})

export type LoginForm = z.infer<typeof loginForm>

const samePasswords = {
  path: ['password_confirmation'],
  message: 'confirmation',
  when: ({ value }: { value: unknown }) => bothPasswords.safeParse(value).success,
}

const bothPasswords = z.object({
  password: z.string(),
  password_confirmation: z.string().min(1),
})

/** What asks for a new password (spec part 1 section 2.8). */
export const forgetForm = z.object({ email })

/** A new password, written twice (spec part 1 section 5). */
export const newPasswordForm = z
  .object({ password, password_confirmation: z.string().min(1, 'required') })
  .refine((form) => form.password === form.password_confirmation, samePasswords)

/** What registration sends. */
export const registrationFields = newPasswordForm.safeExtend({
  name: required().pipe(z.string().max(accountLimits.name, 'counter')),
  phone,
  email,
})

/** What the registration form asks for (spec part 1 section 5). */
export const registrationForm = registrationFields.safeExtend({
  agreements: z.boolean().refine((ticked) => ticked, 'you_must'),
})

export type RegistrationForm = z.infer<typeof registrationForm>
