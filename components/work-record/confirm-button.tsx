'use client'

import { Button, type ButtonVariant } from '@/components/button/button'
import { useState } from 'react'
import { ConfirmDialog, type Confirmation } from './confirm-dialog'

interface ConfirmButtonProps extends Confirmation {
  variant?: ButtonVariant
}

/** A button for an action that is confirmed in a dialog first. */
export function ConfirmButton({ variant = 'secondary', ...confirmation }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {confirmation.text}
      </Button>
      <ConfirmDialog {...confirmation} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
