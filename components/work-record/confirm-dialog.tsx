'use client'

import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Modal } from '@/components/modal/modal'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { TemplateChoice, withTemplate, type Templates } from './template-choice'
import { WrittenText } from './written-text'

export interface Confirmation {
  /** What the button says. */
  text: string
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

interface ConfirmDialogProps extends Confirmation {
  open: boolean
  onClose: () => void
}

const maxReasonLength = 2_000

/** Confirms an action, with a reason where one is due. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, text, title, warning, reason, templates, initial = '', onConfirm } = props
  const t = useTranslations('admin.actions')
  const locale = useInterfaceLocale()
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  /** The first text can come after the dialog: it is shown until something is typed. */
  const [typed, setTyped] = useState<string>()
  const written = typed ?? initial
  const isEmpty = reason !== undefined && written.trim() === ''

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setMissing(isEmpty)
    if (isEmpty) return
    setBusy(true)
    const done = await onConfirm(written.trim())
    setBusy(false)
    // What came of it is told on the page; a reason stays for the next try.
    onClose()
    if (done) setTyped(undefined)
  }
  return (
    <Modal
      locale={locale}
      open={open}
      title={title}
      tone="warning"
      closeText={t('close')}
      onClose={onClose}
    >
      <Stack as="form" gap={4} noValidate onSubmit={(event) => void confirm(event)}>
        <p>{warning}</p>
        {templates && templates.list.length > 0 && (
          <TemplateChoice
            templates={templates}
            onChoose={(chosen) => setTyped(withTemplate(written, chosen))}
          />
        )}
        {reason !== undefined && (
          <WrittenText
            label={reason}
            rows={4}
            maxLength={maxReasonLength}
            value={written}
            missing={isMissing && isEmpty ? t('reasonMissing') : null}
            onChange={setTyped}
          />
        )}
        <Row gap={2}>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? t('working') : text}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
