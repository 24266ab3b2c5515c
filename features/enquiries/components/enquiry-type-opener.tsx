'use client'

import { ButtonLink } from '@/components/button/button-link'
import { whenOpened } from '@/components/modal/when-opened'
import type { Locale } from '@/lib/i18n/locale'
import { useState } from 'react'
import type { EnquiryCode } from '../rules'

/** One choice of the dialog as it is shown. */
export interface ShownOption {
  code: EnquiryCode
  label: string
  /** What it is for, until the text of its form has come. */
  help: string
  /** The enquiry page that holds its tooltip. */
  content: number | null
  href: string
  newTab: boolean
}

export interface EnquiryTypeTexts {
  title: string
  lead: string
  fill: string
  open: string
  close: string
  /** With the placeholder `{option}`. */
  about: string
}

const LazyDialog = whenOpened(() =>
  import('./enquiry-type-dialog').then((module) => module.EnquiryTypeDialog),
)

interface EnquiryTypeOpenerProps {
  locale: Locale
  label: string
  href: string
  options: readonly ShownOption[]
  texts: EnquiryTypeTexts
}

/** A link that opens the dialog where script runs; the dialog's script comes with the first press. */
export function EnquiryTypeOpener({ locale, label, href, options, texts }: EnquiryTypeOpenerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ButtonLink
        href={href}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {label}
      </ButtonLink>
      <LazyDialog
        locale={locale}
        open={open}
        onClose={() => setOpen(false)}
        options={options}
        texts={texts}
      />
    </>
  )
}
