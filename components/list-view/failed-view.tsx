'use client'

import { Button } from '@/components/button/button'
import { ErrorState } from '@/components/error-state/error-state'
import { isOffline } from '@/lib/api/is-offline'
import type { ListTexts } from './list-texts'

/** A view that could not be loaded: why, and a way to try again. */
export function FailedView({
  error,
  texts,
  onRetry,
}: {
  error: unknown
  texts: ListTexts['failed']
  onRetry: () => void
}) {
  return (
    <ErrorState
      title={texts.title}
      text={texts[reason(error)]}
      action={<Button onClick={onRetry}>{texts.retry}</Button>}
    />
  )
}

function reason(error: unknown): 'offline' | 'unavailable' | 'busy' | 'internal' {
  if (isOffline(error)) return 'offline'
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  if (code === 'too_many_requests') return 'busy'
  return code === 'internal' ? 'internal' : 'unavailable'
}
