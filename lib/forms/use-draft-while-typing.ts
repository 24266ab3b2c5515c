'use client'

import { leavingEvent } from '@/lib/api/server-fault'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftPauseMs } from './draft'

/**
 * Says when a draft is to be kept: when typing pauses, and at once before the page goes, is hidden
 * or is led away. `onType` hears of every change before.
 */
export function useDraftWhileTyping<Form extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Form>, 'subscribe'>,
  onKeep: () => void,
  onType: () => void = () => undefined,
): void {
  const keep = useEffectEvent(onKeep)
  const typed = useEffectEvent(onType)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      keep()
    }
    const end = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        clearTimeout(timer)
        timer = name === undefined ? undefined : setTimeout(save, draftPauseMs)
        if (name !== undefined) typed()
      },
    })
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    document.addEventListener(leavingEvent, save)
    return () => {
      save()
      end()
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      document.removeEventListener(leavingEvent, save)
    }
  }, [subscribe])
}
