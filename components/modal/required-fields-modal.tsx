'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import type { Locale } from '@/lib/i18n/locale'
import { useRef } from 'react'
import { Modal } from './modal'
import type { ModalTexts } from './modal-texts'
import styles from './modal.module.css'

/** A field that stopped a form. */
export interface FailedField {
  name: string
  /** What it is called, or a sentence that names it. */
  label: string
  /** What is wrong, where the label does not say it. */
  message?: string | undefined
}

interface RequiredFieldsModalProps {
  locale: Locale
  open: boolean
  onClose: () => void
  fields: readonly FailedField[]
  /** Moves the focus into a field; called when the dialog is gone. */
  onPick: (name: string) => void
  /** `title` is 'Failed to send'. */
  texts: ModalTexts['requiredFields']
}

/** The error summary of a form: each line closes it and leads into its field. */
export function RequiredFieldsModal({
  locale,
  open,
  onClose,
  fields,
  onPick,
  texts,
}: RequiredFieldsModalProps) {
  const picked = useRef<string>(undefined)
  const pick = (name: string | undefined) => {
    picked.current = name
    onClose()
  }
  const lines = open ? inPageOrder(fields) : fields
  const [first] = lines
  return (
    <Modal
      locale={locale}
      open={open}
      role="alertdialog"
      onClose={() => pick(first?.name)}
      closeText={texts.close}
      title={texts.title}
      tone="error"
      icon="warning"
      keepsFocus
      onGone={() => picked.current !== undefined && onPick(picked.current)}
      actions={<Button onClick={() => pick(first?.name)}>{texts.close}</Button>}
    >
      <p>{texts.text}</p>
      <ul className={styles.fields}>
        {lines.map(({ name, label, message }) => (
          <li key={name}>
            <button type="button" className={styles.field} onClick={() => pick(name)}>
              <span>
                {label}
                {message && <span className={styles.message}>{message}</span>}
              </span>
              <Icon name="chevron-forward" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

/** The fields as the page shows them; what is no field of the page, such as a whole part, comes first. */
function inPageOrder(fields: readonly FailedField[]): readonly FailedField[] {
  if (typeof document === 'undefined') return fields
  const shown = [...document.querySelectorAll('[name], [data-field]')].map(
    (field) => field.getAttribute('data-field') ?? field.getAttribute('name'),
  )
  const place = ({ name }: FailedField) =>
    shown.findIndex((one) => one === name || one?.startsWith(`${name}.`))
  return fields.toSorted((a, b) => place(a) - place(b))
}
