'use client'

import { ButtonLink } from '@/components/button/button-link'
import { whenOpened } from '@/components/modal/when-opened'
import { useState } from 'react'
import type { ConsultationProps } from './consultation-fields'

const LazyDialog = whenOpened(() =>
  import('./consultation-dialog').then((module) => module.ConsultationDialog),
)

/** A link to the mailbox that opens the dialog where script runs. */
export function ConsultationOpener({ href, ...dialog }: ConsultationProps & { href: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ButtonLink
        href={href}
        variant="accent"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {dialog.texts.ask}
      </ButtonLink>
      <LazyDialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
