'use client'

import { useEffect, useState, type KeyboardEvent } from 'react'

type Key = Pick<KeyboardEvent, 'key' | 'preventDefault'>

/**
 * Arrow keys move through a list of options while the field keeps the focus, and Enter opens one
 * (WAI-ARIA: combobox with a listbox). Past either end no option is active. When the options change
 * (`of`), none is active.
 */
export function useActiveOption(listId: string, count: number, of: string) {
  const [chosen, setChosen] = useState({ of, at: -1 })
  const at = chosen.of === of && chosen.at < count ? chosen.at : -1
  const optionId = (place: number) => `${listId}-${place}`
  const activeId = at < 0 ? undefined : optionId(at)

  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    }
  }, [activeId])

  /** Handles a key of the field; returns whether it belongs to the list. */
  const press = (event: Key): boolean => {
    if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
      return true
    }
    if (count === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return false
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    // One place more than there are options, for no active option.
    const places = count + 1
    setChosen({ of, at: ((at + 1 + step + places) % places) - 1 })
    return true
  }

  return {
    activeId,
    press,
    /** The attributes of the option at a place. */
    optionProps: (place: number) =>
      ({
        id: optionId(place),
        role: 'option',
        'aria-selected': place === at,
        tabIndex: -1,
      }) as const,
  }
}
