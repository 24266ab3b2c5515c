'use client'

import { ButtonLink } from '@/components/button/button-link'
import { whenOpened } from '@/components/modal/when-opened'
import type { Locale } from '@/lib/i18n/locale'
import { useState } from 'react'

export interface ConsultationTexts {
  ask: string
  title: string
  lead: string
  name: string
  /** With the placeholders `{count}` and `{limit}`. */
  counter: string
  email: string
  agree: string
  terms: string
  newTab: string
  hidden: string
  submit: string
  sending: string
  reset: string
  done: string
  /** With the placeholder `{number}`. */
  success: string
  failed: string
  failure: string
  /** With the placeholder `{minutes}`. */
  wait: string
  close: string
  rules: Record<'required' | 'email' | 'you_must', string>
}

export interface ConsultationProps {
  locale: Locale
  termsHref: string
  /** The characters that the counter at the name shows. */
  counter: number
  texts: ConsultationTexts
}

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
