import { call } from '@/lib/api/call'
import { isOffline } from '@/lib/api/is-offline'
import { Problem, type ProblemCode } from '@/lib/api/problem'
import { ruleText } from '@/lib/api/rule-sentences'
import { countText, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { redirect } from 'next/navigation'
import { currentUser, login, logout, register, type User } from './contract'
import type { AccountRuleTexts, LoginForm, RegistrationForm } from './rules'

/** Error texts of account calls. */
export interface FailureTexts {
  rules: AccountRuleTexts
  problems: Record<ProblemCode, string>
  unknown: string
  offline: string
  /** How many seconds to wait, in every plural form. */
  wait: CountForms
  /** In how many hours a mailbox may get another mail, in every plural form. */
  mailHours: CountForms
  locale: Locale
}

/** The messages of a failure in the form `field: message`, in the visitor's language. */
export function failureLines(error: unknown, texts: FailureTexts): [string, string][] {
  if (isOffline(error)) return [['', texts.offline]]
  if (!(error instanceof Problem)) return [['', texts.unknown]]
  if (error.code === 'too_many_requests' && error.retryAfter !== undefined) {
    return [['', countText(texts.wait, error.retryAfter, texts.locale)]]
  }
  const fields = Object.entries(error.fields ?? {}).flatMap(([field, messages]) =>
    messages.map((message): [string, string] => [field, ruleText(texts.rules, message, undefined)]),
  )
  return fields.length > 0 ? fields : [['', texts.problems[error.code]]]
}

/** Runs a call of a form; returns the messages of its failure, nothing on success. */
export async function failuresOf(
  work: () => Promise<unknown>,
  texts: FailureTexts,
): Promise<[string, string][]> {
  try {
    await work()
    return []
  } catch (error) {
    return failureLines(error, texts)
  }
}

/** An empty code is not sent. */
export const logIn = ({ code, ...body }: LoginForm) =>
  call(login, { body: { ...body, ...(code && { code }) } })

export const signUp = ({ agreements: _agreed, ...body }: RegistrationForm) =>
  call(register, { body })

/** Whether nobody is logged in any more; an expired session counts as success. */
export async function endMySession(): Promise<boolean> {
  try {
    await call(logout)
    return true
  } catch (error) {
    return error instanceof Problem && error.code === 'unauthenticated'
  }
}

/** The person who is logged in; null for a visitor. */
export async function currentPerson(): Promise<User | null> {
  try {
    return await call(currentUser)
  } catch (error) {
    if (error instanceof Problem && error.code === 'unauthenticated') return null
    throw error
  }
}

/** The person who is logged in; a visitor is led to the login, which returns to the path. */
export async function personAt(locale: Locale, path: string): Promise<User> {
  const person = await currentPerson()
  if (!person) redirect(localePath(locale, routes.login(localePath(locale, path))))
  return person
}
