'use client'

import { ButtonLink } from '@/components/button/button-link'
import { readDraft, saveDraft } from '@/lib/forms/draft'
import type { ReactNode } from 'react'

interface SendAgainProps {
  href: string
  /** The name of the form’s draft. */
  place: string
  draft: Readonly<Record<string, string>> | null
  children: ReactNode
}

/** Leads from an expired link to the form, with what was typed; a draft in the browser stays. */
export function SendAgain({ href, place, draft, children }: SendAgainProps) {
  const visitor = 0
  const keep = () => {
    if (draft !== null && readDraft(place, visitor) === null) saveDraft(place, visitor, draft)
  }
  return (
    <ButtonLink href={href} onClick={keep}>
      {children}
    </ButtonLink>
  )
}
