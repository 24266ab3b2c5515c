'use client'

import { Button } from '@/components/button/button'

import { Modal } from '@/components/modal/modal'
import type { Locale } from '@/lib/i18n/locale'
import { useState } from 'react'

interface DeleteDialogProps {
  locale: Locale
  open: boolean
  onClose: () => void
  onDelete: () => Promise<void>
  /** Called when the dialog has disappeared. */
  onGone: () => void
  texts: Record<'title' | 'text' | 'remove' | 'keep', string>
}

/** Asks for confirmation before a deletion. */
export function DeleteDialog({
  locale,
  open,
  onClose,
  onDelete,
  onGone,
  texts,
}: DeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (busy) return
    setBusy(true)
    await onDelete()
    setBusy(false)
  }
  return (
    <Modal
      locale={locale}
      open={open}
      role="alertdialog"
      onClose={onClose}
      onGone={onGone}
      closeText={texts.keep}
      title={texts.title}
      tone="warning"
      icon="warning"
      actions={
        <>
          <Button onClick={() => void remove()} aria-disabled={busy || undefined}>
            {texts.remove}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Modal>
  )
}
