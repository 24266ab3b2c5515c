import { Problem, type ProblemCode } from '@/lib/api/problem'
import { keyOf, ruleText, type FormRuleTexts } from '@/lib/api/rule-sentences'
import { countText, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { FieldPath, FieldValues } from 'react-hook-form'

/** The field of a form for a name in the server's answer; undefined for a name that is no field. */
export type FieldOf<Values extends FieldValues> = (name: string) => FieldPath<Values> | undefined

/** The field of each name that the form has a value for. */
export function fieldIn<Values extends FieldValues>(values: Values): FieldOf<Values> {
  const isField = (name: string): name is FieldPath<Values> => name in values
  return (name) => (isField(name) ? name : undefined)
}

/** The fields that the server refused, in its order, each with what is wrong as a key under `rules`. */
export function refusedFields<Values extends FieldValues>(
  problem: Problem | null,
  fieldOf?: FieldOf<Values>,
) {
  return Object.entries(problem?.fields ?? {}).flatMap(([name, [message = '']]) => {
    const field = fieldOf?.(name)
    return field === undefined ? [] : [{ field, message: keyOf(message) }]
  })
}

/** The problem of a failure; what brought no answer of the portal is that it cannot be reached. */
export function problemOf(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('unavailable')
}

/** How many minutes to wait, where too much was sent; undefined for any other failure. */
export function waitText(
  failure: Problem | null,
  forms: CountForms,
  locale: Locale,
): string | undefined {
  if (failure?.code !== 'too_many_requests' || failure.retryAfter === undefined) return undefined
  return countText(forms, Math.ceil(failure.retryAfter / 60), locale)
}

/** What the server found wrong with one part of a request that is no field of the form. */
export function refusalOf(
  failure: Problem | null,
  name: string,
  rules: FormRuleTexts,
  sentence?: string,
): string | undefined {
  const [message] = failure?.fields?.[name] ?? []
  return message === undefined ? undefined : ruleText(rules, keyOf(message), sentence)
}

/** What the server found wrong with a request, or why it was refused. */
export function refusalText(
  failure: Problem | null,
  { wait, rules, problems }: Pick<FailureTexts, 'wait' | 'problems'> & { rules: FormRuleTexts },
  locale: Locale,
): string {
  const [name = ''] = Object.keys(failure?.fields ?? {})
  return (
    waitText(failure, wait, locale) ??
    refusalOf(failure, name, rules) ??
    problems[problemOf(failure).code]
  )
}

/** What a form writes above its button of a failure. */
interface FailureTexts {
  incomplete: string
  failed: string
  /** The minutes until the next try. */
  wait: CountForms
  problems: Readonly<Record<ProblemCode, string>>
}

/** Why a form was not sent, from its stage on; undefined while nothing failed. */
export function failureText(
  { stage, failure }: { stage: string; failure: Problem | null },
  { incomplete, failed, wait, problems }: FailureTexts,
  locale: Locale,
): string | undefined {
  if (stage === 'incomplete') return incomplete
  if (stage !== 'failed') return undefined
  return waitText(failure, wait, locale) ?? `${failed} ${problems[problemOf(failure).code]}`
}
