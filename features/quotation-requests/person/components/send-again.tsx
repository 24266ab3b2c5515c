'use client'

import { ButtonLink } from '@/components/button/button-link'
import { saveDraft } from '@/components/form/draft'
import type { ReactNode } from 'react'

interface SendAgainProps {
  href: string
  /** The name of the form’s draft. */
  place: string
  draft: Readonly<Record<string, string>> | null
  children: ReactNode
}

/** Leads from an expired link to the form, with what was typed. */
export function SendAgain({ href, place, draft, children }: SendAgainProps) {
  const visitor = 0
  return (
    <ButtonLink href={href} onClick={() => draft && saveDraft(place, visitor, draft)}>
      {children}
    </ButtonLink>
  )
}
