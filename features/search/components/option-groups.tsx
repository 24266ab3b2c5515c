import type { ReactNode } from 'react'
import type { Suggestion } from '../contract'
import type { SearchType } from '../kinds/contract'
import { groupedByType } from '../rules'
import styles from './option-groups.module.css'
import { TypeSign } from './type-sign'

interface OptionGroupsProps<Found extends Suggestion> {
  found: readonly Found[]
  /** The names of the types. */
  names: Record<SearchType, string>
  option: (found: Found, place: number) => ReactNode
}

/** Options grouped by their type, in the order in which the arrow keys move through them. */
export function OptionGroups<Found extends Suggestion>(props: OptionGroupsProps<Found>) {
  const { found, names, option } = props
  return groupedByType(found).map(({ type, first, records }) => (
    <div key={type} role="group" aria-label={names[type]}>
      <div aria-hidden="true" className={styles.name}>
        <TypeSign type={type} size={16} />
        {names[type]}
      </div>
      {records.map((record, place) => option(record, first + place))}
    </div>
  ))
}
