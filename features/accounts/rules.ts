import { ruleKeys, type RuleKey } from '@/lib/api/rule-sentences'
import { z } from 'zod'
import { registrationFields, type loginForm } from './contract'

/** A form's messages by what is wrong, in the visitor's language. */
export type RuleTexts = Record<RuleKey, string>

/** The text of a field's error; an error of the server is a text already. */
export function ruleText(texts: RuleTexts, message: string | undefined): string | undefined {
  const key = ruleKeys.find((candidate) => candidate === message)
  return key === undefined ? message : texts[key]
}

export type LoginForm = z.infer<typeof loginForm>

/** What the registration form asks for (spec part 1 section 5). */
export const registrationForm = registrationFields.safeExtend({
  agreements: z.boolean().refine((ticked) => ticked, 'you_must'),
})

export type RegistrationForm = z.infer<typeof registrationForm>
