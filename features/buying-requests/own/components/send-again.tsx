'use client'

import { ButtonLink } from '@/components/button/button-link'
import { readDraft, saveDraft } from '@/lib/forms/draft'
import type { ReactNode } from 'react'
import type { OwnRequest } from '../../posting/contract'
import { draftPlace } from '../../posting/rules'

interface SendAgainProps {
  href: string
  draft: OwnRequest['draft']
  children: ReactNode
}

const nobody = 0

/** Leads from an expired link to the form, with what was typed; a draft in the browser stays. */
export function SendAgain({ href, draft, children }: SendAgainProps) {
  const keep = () => {
    if (draft === null || readDraft(draftPlace, nobody) !== null) return
    saveDraft(draftPlace, nobody, { values: draft, attempt: null })
  }
  return (
    <ButtonLink href={href} onClick={keep}>
      {children}
    </ButtonLink>
  )
}
