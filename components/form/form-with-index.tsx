import type { ReactNode } from 'react'
import styles from './form-with-index.module.css'

interface FormWithIndexProps<Name extends string> {
  /** The name of the index. */
  label: string
  /** The sections of the form (`FormSection`) in their order, and the title of each. */
  sections: readonly Name[]
  titles: Readonly<Record<Name, string>>
  wide?: boolean
  children: ReactNode
}

/** A long form with an index of its sections next to it, where there is space for one. */
export function FormWithIndex<Name extends string>(props: FormWithIndexProps<Name>) {
  const { label, sections, titles, wide = false, children } = props
  return (
    <div className={styles.layout} data-wide={wide || undefined}>
      <nav aria-label={label} className={styles.index}>
        <ol>
          {sections.map((name) => (
            <li key={name}>
              <a href={`#${name}-section`}>{titles[name]}</a>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  )
}
