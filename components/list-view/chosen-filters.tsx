'use client'

import { RemovableChip } from '@/components/chip/removable-chip'
import { Link } from '@/components/link/link'
import type { ListShape, ListState } from '@/lib/api/list-state'
import { chosenOption, type FilterField } from './filter-fields'
import styles from './list-view.module.css'

interface ChosenFiltersProps<Key extends string, Sort extends string> {
  shape: ListShape<Key, Sort>
  state: ListState<Key, Sort>
  fields: readonly FilterField<Key>[]
  hrefOf: (state: ListState<Key, Sort>) => string
  texts: Record<'clearAll' | 'removeFilter', string>
  /** Shows the way off all of them; an empty list has its own. */
  clearable: boolean
}

/** What the list is filtered by, each with its way off, and one way off all of them. */
export function ChosenFilters<Key extends string, Sort extends string>({
  shape,
  state,
  fields,
  hrefOf,
  texts,
  clearable,
}: ChosenFiltersProps<Key, Sort>) {
  const chosen = fields.flatMap((field) =>
    state.filters[field.key].map((value) => ({ field, value })),
  )
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ field, value }) => {
        const { text, lang } = chosenOption(field, value)
        const others = state.filters[field.key].filter((other) => other !== value)
        return (
          <li key={`${field.key}-${value}`}>
            <RemovableChip
              href={hrefOf(shape.having(state, field.key, others))}
              removeText={texts.removeFilter}
            >
              <span className={styles.value}>
                {field.label}: <bdi lang={lang}>{text}</bdi>
              </span>
            </RemovableChip>
          </li>
        )
      })}
      {clearable && (
        <li>
          <Link href={hrefOf(shape.cleared(state))} className={styles.clear}>
            {texts.clearAll}
          </Link>
        </li>
      )}
    </ul>
  )
}
