'use client'

import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'

import { Modal } from '@/components/modal/modal'
import type { EditConflict } from '@/lib/api/edit-conflict'
import { fillText } from '@/lib/i18n/count-forms'
import { formatInstant, joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { EditTexts } from './edit-texts'

interface ConflictModalProps {
  locale: Locale
  conflict: EditConflict | null
  open: boolean
  onClose: () => void
  /** Saves the form over the other change. */
  onSave: () => void
  /** The address where the other version is shown. */
  href: string
  /** The labels of the fields that differ. */
  different: readonly string[]
  texts: EditTexts['conflict']
  /** The text that a link opens in a new tab. */
  newTab: string
}

/** The dialog of an edit conflict: who changed the company and when, and that no input is lost. */
export function ConflictModal(props: ConflictModalProps) {
  const { locale, conflict, open, onClose, onSave, href, different, texts, newTab } = props
  const { by = '', at = '' } = conflict ?? {}
  const date = at === '' ? '' : formatInstant(at, locale)
  return (
    <Modal
      locale={locale}
      open={open}
      role="alertdialog"
      tone="warning"
      icon="warning"
      title={texts.title}
      onClose={onClose}
      closeText={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="secondary" onClick={onSave}>
            {texts.save}
          </Button>
          <ButtonLink href={href} variant="quiet" newTab={newTab}>
            {texts.see}
          </ButtonLink>
        </>
      }
    >
      <p>{fillText(by === '' ? texts.byOffice : texts.text, { name: by, date }, locale)}</p>
      {different.length > 0 && (
        <p>{fillText(texts.different, { fields: joinTexts(different, locale) }, locale)}</p>
      )}
      <p>{texts.after}</p>
    </Modal>
  )
}
