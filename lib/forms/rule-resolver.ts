import { set, type FieldValues, type Resolver } from 'react-hook-form'

/**
 * Checks a form by a function of its values: what is wrong, by the paths of its fields, each as a key
 * under `rules` of `messages`.
 */
export function ruleResolver<Values extends FieldValues>(
  check: (values: Values) => Iterable<readonly [path: string, message: string]>,
): Resolver<Values> {
  return (values) => {
    const wrong = [...check(values)]
    if (wrong.length === 0) return { values, errors: {} }
    const errors = {}
    for (const [path, message] of wrong) set(errors, path, { type: 'rule', message })
    return { values: {}, errors }
  }
}
