import styles from './filter-check.module.css'
import type { FilterOption } from './filter-fields'

interface FilterCheckProps {
  name: string
  option: FilterOption
  /** The values chosen in the filter. */
  values: readonly string[]
  onChoose: (values: readonly string[]) => void
}

/** One option of a filter that takes several values. */
export function FilterCheck({ name, option, values, onChoose }: FilterCheckProps) {
  const { value, text, lang } = option
  return (
    <label lang={lang} className={styles.check}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={values.includes(value)}
        onChange={({ target }) =>
          onChoose(target.checked ? [...values, value] : values.filter((other) => other !== value))
        }
      />
      <span>{text}</span>
    </label>
  )
}
