'use client'

import { Icon } from '@/components/icon/icon'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import styles from './filter-bar.module.css'
import { FilterCheck } from './filter-check'
import type { FilterOption } from './filter-fields'

/** More values than this are spread over the width of the bar. */
const fewOptions = 6

interface FilterMenuProps {
  name: string
  label: string
  options: readonly FilterOption[]
  values: readonly string[]
  onChoose: (values: readonly string[]) => void
}

/**
 * A filter with any number of values: a button that discloses its boxes and counts the chosen ones.
 * Arrow keys go through the boxes; Escape, a press outside and focus elsewhere close them.
 */
export function FilterMenu({ name, label, options, values, onChoose }: FilterMenuProps) {
  const panelId = useId()
  const { open, setOpen, menu, button, onKeyDown, onBlur } = useMenu()
  const size = options.length > fewOptions ? `${styles.menu} ${styles.large}` : styles.menu
  return (
    <div ref={menu} role="presentation" className={size} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        data-chosen={values.length > 0 || undefined}
        onClick={() => setOpen(!open)}
      >
        {values.length > 0 ? `${label} (${values.length})` : label}
        <Icon name="chevron-down" size={18} />
      </button>
      {/* Takes the focus of a press on the name of a value, which would go to the page otherwise. */}
      <div
        id={panelId}
        role="group"
        aria-label={label}
        tabIndex={-1}
        hidden={!open}
        className={styles.panel}
      >
        {options.map((option) => (
          <FilterCheck
            key={option.value}
            name={name}
            option={option}
            values={values}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function useMenu() {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  // The first arrow opens the boxes, which get the focus once they are shown.
  const isEntered = useRef(false)
  useEffect(() => {
    if (open && isEntered.current) menu.current?.querySelector('input')?.focus()
    isEntered.current = false
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (!open) {
      isEntered.current = true
      setOpen(true)
      return
    }
    const boxes = [...(menu.current?.querySelectorAll('input') ?? [])]
    const at = boxes.findIndex((box) => box === document.activeElement)
    const next = at < 0 && step < 0 ? -1 : at + step
    boxes.at(next % boxes.length)?.focus()
  }

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return { open, setOpen, menu, button, onKeyDown, onBlur }
}
