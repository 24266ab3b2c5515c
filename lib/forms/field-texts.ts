import { ruleText, type FormRuleTexts } from '@/lib/api/rule-sentences'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** What a form calls its fields, and what to enter in one that is empty. */
interface FieldTexts {
  labels: Readonly<Partial<Record<string, string>>>
  required: Readonly<Partial<Record<string, string>>>
  rules: FormRuleTexts
}

/** What each field of a form takes: its registration, its label, and what is wrong with it. */
export function fieldsOf<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { labels, required, rules }: FieldTexts,
) {
  const errorOf = (name: FieldPath<Values>) =>
    ruleText(rules, form.getFieldState(name, form.formState).error?.message, required[name])
  const field = (name: FieldPath<Values>) => ({
    field: form.register(name),
    label: labels[name] ?? name,
    error: errorOf(name),
  })
  return { errorOf, field }
}
