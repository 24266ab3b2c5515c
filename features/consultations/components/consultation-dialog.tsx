'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Modal } from '@/components/modal/modal'
import { useState } from 'react'
import { ConsultationFields, type ConsultationProps } from './consultation-fields'

interface ConsultationDialogProps extends ConsultationProps {
  open: boolean
  onClose: () => void
}

/**
 * Asks for a name and an address for a consultation, then shows the request number (spec part 1
 * section 2.3).
 */
export function ConsultationDialog({ open, onClose, ...form }: ConsultationDialogProps) {
  const { locale, texts } = form
  const [number, setNumber] = useState<number>()
  const close = () => {
    onClose()
    setNumber(undefined)
  }
  return (
    <Modal locale={locale} open={open} onClose={close} closeText={texts.close} title={texts.title}>
      {number === undefined ? (
        <ConsultationFields {...form} onSent={setNumber} />
      ) : (
        <>
          <Alert tone="success" word={texts.done} live>
            {texts.success.replace('{number}', String(number))}
          </Alert>
          <Button onClick={close}>{texts.close}</Button>
        </>
      )}
    </Modal>
  )
}
