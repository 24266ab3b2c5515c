'use client'

import { notify } from '@/components/snackbar/messages'
import { Problem } from '@/lib/api/problem'
import { askForAccount } from '@/lib/auth/account-request'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { MeetingTexts } from './meeting-texts'

type Words = Pick<MeetingTexts, 'conflict' | 'failed' | 'tooMany' | 'enough'>

/** Makes a change, says what came of it, and shows the page as it is then; answers whether it was done. */
export function useChange(texts: Words) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await work()
      notify(done)
      router.refresh()
      return true
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unavailable'
      if (code === 'unauthenticated') askForAccount('login', { stay: true })
      if (code === 'conflict' || code === 'not_found') router.refresh()
      const isEnough = error instanceof Problem && error.fields?.['person'] !== undefined
      notify(isEnough ? texts.enough : wordOf(code, texts), 'error')
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}

function wordOf(code: Problem['code'], { conflict, failed, tooMany }: Words): string {
  if (code === 'too_many_requests') return tooMany
  return code === 'conflict' || code === 'not_found' ? conflict : failed
}
