import type { RuleTexts } from '@/lib/api/rule-sentences'
import { z } from 'zod'
import { registrationFields, type loginForm } from './contract'

export type LoginForm = z.infer<typeof loginForm>

/** The rules of the registration form (spec part 1 section 5). */
export const registrationForm = registrationFields.safeExtend({
  agreements: z.boolean().refine((ticked) => ticked, 'you_must'),
})

export type RegistrationForm = z.infer<typeof registrationForm>

/**
 * The texts of the rules that an account form can break. The modals are on every page, so the other
 * rules, those of files and products, would be in every payload.
 */
export function accountRuleTexts({
  required,
  you_must,
  counter,
  min,
  max,
  email,
  confirmation,
  phone,
  guessable,
  taken,
  credentials,
  second_factor,
  code,
  sealed,
  link,
  captcha,
}: RuleTexts) {
  return {
    required,
    you_must,
    counter,
    min,
    max,
    email,
    confirmation,
    phone,
    guessable,
    taken,
    credentials,
    second_factor,
    code,
    sealed,
    link,
    captcha,
  }
}

export type AccountRuleTexts = ReturnType<typeof accountRuleTexts>
