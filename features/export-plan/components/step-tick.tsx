'use client'

import { TextButton } from '@/components/button/text-button'
import { notify } from '@/components/snackbar/messages'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { TickableStep } from '../contract'
import { setTick } from '../queries'

interface StepTickProps {
  step: TickableStep
  isDone: boolean
  texts: Record<'text' | 'label' | 'failed', string>
}

/** The button that ticks a step by hand, or takes the tick back. */
export function StepTick({ step, isDone, texts }: StepTickProps) {
  const router = useRouter()
  const [isSaving, setSaving] = useState(false)
  const change = async () => {
    if (isSaving) return
    setSaving(true)
    try {
      await setTick(step, !isDone)
      router.refresh()
    } catch {
      notify(texts.failed, 'error')
    } finally {
      setSaving(false)
    }
  }
  return (
    <TextButton
      aria-label={texts.label}
      aria-disabled={isSaving || undefined}
      onClick={() => void change()}
    >
      {texts.text}
    </TextButton>
  )
}
