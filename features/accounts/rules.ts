import { z } from 'zod'

/** Limits of the specification (part 1 section 9). */
export const accountLimits = { password: 8, name: 20, text: 200 } as const

/** Why a field is refused; the text of each stands in `messages/` under `rules`. */
export const ruleKeys = [
  'required',
  'you_must',
  'counter',
  'min',
  'email',
  'confirmation',
  'phone',
] as const

export type RuleKey = (typeof ruleKeys)[number]

/** A form's messages by what is wrong, in the visitor's language. */
export type RuleTexts = Record<RuleKey, string>

/** The text of a field's error; an error of the server is a text already. */
export function ruleText(texts: RuleTexts, message: string | undefined): string | undefined {
  const key = ruleKeys.find((candidate) => candidate === message)
  return key === undefined ? message : texts[key]
}

const required = (key: RuleKey = 'required') => z.string().trim().min(1, key)

const email = required().pipe(z.email('email'))

const password = z.string().min(1, 'required').pipe(z.string().min(accountLimits.password, 'min'))

/** Digits with a `+` in front at most, 7 to 15 of them; spaces and dashes are dropped. */
const phone = required()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\+?\d{7,15}$/, 'phone'))

/** What logs somebody in. */
export const loginForm = z.object({ email, password })

export type LoginForm = z.infer<typeof loginForm>

/** What registration asks for (spec part 1 section 5). */
export const registrationForm = z
  .object({
    name: required().pipe(z.string().max(accountLimits.name, 'counter')),
    phone,
    email,
    password,
    password_confirmation: z.string().min(1, 'required'),
    agreements: z.boolean().refine((ticked) => ticked, 'you_must'),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    message: 'confirmation',
    when: ({ value }) => registrationPasswords.safeParse(value).success,
  })

const registrationPasswords = z.object({
  password: z.string(),
  password_confirmation: z.string().min(1),
})

export type RegistrationForm = z.infer<typeof registrationForm>
