'use client'

import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import type { Messages } from '@/lib/i18n/messages'
import { useSyncExternalStore } from 'react'
import { hasAnswers } from '../../drafts/rules'
import { readinessDraft } from '../../readiness/rules'

interface WaitingResultProps {
  /** The address of the assessment. */
  href: string
  texts: Messages['readinessWaiting']
}

/** Says that this browser keeps an assessment that was not sent; nothing where there is none. */
export function WaitingResult({ href, texts }: WaitingResultProps) {
  const isWaiting = useSyncExternalStore(subscribe, isKept, () => false)
  if (!isWaiting) return null
  return (
    <Alert
      tone="info"
      word={texts.note}
      title={texts.title}
      action={<ButtonLink href={href}>{texts.action}</ButtonLink>}
    >
      {texts.text}
    </Alert>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function isKept(): boolean {
  try {
    return hasAnswers(window.localStorage.getItem(readinessDraft), Date.now())
  } catch {
    // Where nothing can be stored, nothing is there.
    return false
  }
}
