'use client'

import { ButtonLink } from '@/components/button/button-link'
import { whenOpened } from '@/components/modal/when-opened'
import type { Locale } from '@/lib/i18n/locale'
import { useState } from 'react'
import type { EnquiryTypeTexts, ShownOption } from './enquiry-type-dialog'

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

/**
 * A link that opens the dialog where script runs; the first press loads the script of the dialog.
 */
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
