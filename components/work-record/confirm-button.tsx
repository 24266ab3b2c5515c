'use client'

import { Button, type ButtonVariant } from '@/components/button/button'
import { Modal } from '@/components/modal/modal'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import styles from './confirm-button.module.css'
import { TemplateChoice, withTemplate, type Templates } from './template-choice'
import { WrittenText } from './written-text'

interface ConfirmButtonProps {
  /** What the button says. */
  text: string
  variant?: ButtonVariant
  title: string
  /** What follows from it. */
  warning: string
  /** What a reason is asked for by; without it none is asked. */
  reason?: string
  /** Texts that a reason can start from, and the language of its reader. */
  templates?: Templates
  /** The reason before it is changed. */
  initial?: string
  /** Does it; the answer is whether it was done. */
  onConfirm: (reason: string) => Promise<boolean>
}

const maxReasonLength = 2_000

/** A button for an action that is confirmed in a dialog first, with a reason where one is due. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { text, variant = 'secondary', title, warning, reason, onConfirm } = props
  const { templates, initial = '' } = props
  const t = useTranslations('admin.actions')
  const locale = useInterfaceLocale()
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [written, setWritten] = useState('')

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setMissing(reason !== undefined && written.trim() === '')
    if (reason !== undefined && written.trim() === '') return
    setBusy(true)
    const done = await onConfirm(written.trim())
    setBusy(false)
    // What came of it is told on the page; a reason stays for the next try.
    setOpen(false)
    if (done) setWritten('')
  }
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => {
          if (written === '') setWritten(initial)
          setOpen(true)
        }}
      >
        {text}
      </Button>
      <Modal
        locale={locale}
        open={isOpen}
        title={title}
        tone="warning"
        closeText={t('close')}
        onClose={() => setOpen(false)}
      >
        <form className={styles.form} noValidate onSubmit={(event) => void confirm(event)}>
          <p>{warning}</p>
          {templates && templates.list.length > 0 && (
            <TemplateChoice
              templates={templates}
              onChoose={(chosen) => setWritten(withTemplate(written, chosen))}
            />
          )}
          {reason !== undefined && (
            <WrittenText
              label={reason}
              rows={4}
              maxLength={maxReasonLength}
              value={written}
              missing={isMissing ? t('reasonMissing') : null}
              onChange={setWritten}
            />
          )}
          <div className={styles.actions}>
            <Button type="submit" aria-disabled={isBusy || undefined}>
              {isBusy ? t('working') : text}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </Modal>
    </>
  )
}
