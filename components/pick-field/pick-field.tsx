'use client'

import { TextButton } from '@/components/button/text-button'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import useAutocomplete from '@mui/material/useAutocomplete'
import { useId, useState } from 'react'
import styles from './pick-field.module.css'

/** One of what can be picked. */
export interface Pickable {
  id: number
  text: string
  /** What tells it from others of the same name. */
  mark?: string
}

interface PickFieldProps {
  label: string
  help: string
  /** What is picked now; null for nothing. */
  picked: Pickable | null
  /** What fits what was typed. */
  picks: readonly Pickable[]
  texts: Record<'clear' | 'none' | 'looking', string>
  isLooking: boolean
  onType: (text: string) => void
  onPick: (pick: Pickable | null) => void
}

const asTheyCome = <Value,>(picks: Value[]) => picks

/** A field that finds one record among many by what is typed (ARIA combobox with a list). */
export function PickField(props: PickFieldProps) {
  const { label, help, picked, picks, texts, isLooking, onType, onPick } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    popupOpen,
    setAnchorEl,
  } = useAutocomplete<Pickable>({
    id,
    options: picks,
    value: picked,
    filterOptions: asTheyCome,
    getOptionLabel: ({ text }) => text,
    getOptionKey: (pick) => pick.id,
    isOptionEqualToValue: (one, other) => one.id === other.id,
    onInputChange: (_event, text, reason) => onType(reason === 'input' ? text : ''),
    open: isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    // Where it closes the list itself, the hook forgets what the arrows point at whenever the page
    // renders again after a change of the list.
    disableCloseOnSelect: true,
    onChange: (_event, pick) => {
      setIsOpen(false)
      onPick(pick)
    },
  })
  const isEmpty = popupOpen && picks.length === 0
  return (
    <div className={styles.field}>
      <label {...getInputLabelProps()}>{label}</label>
      <div className={styles.box}>
        <Row {...getRootProps()} gap={2} className={styles.line} ref={setAnchorEl}>
          <input
            {...getInputProps()}
            type="text"
            dir="auto"
            aria-describedby={`${id}-help`}
            className={controls.box}
          />
          {picked !== null && <TextButton onClick={() => onPick(null)}>{texts.clear}</TextButton>}
        </Row>
        {popupOpen && picks.length > 0 && (
          <ul {...getListboxProps()} className={styles.picks}>
            {groupedOptions.map((option, index) => {
              const { key, ...rest } = getOptionProps({ option, index })
              return (
                <li key={key} {...rest}>
                  <bdi>{option.text}</bdi>
                  {option.mark && <Note as="span">{option.mark}</Note>}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      <Note id={`${id}-help`} role="status">
        {isEmpty ? (isLooking ? texts.looking : texts.none) : help}
      </Note>
    </div>
  )
}
