'use client'

import { notify } from '@/components/snackbar/messages'
import type { Problem } from '@/lib/api/problem'
import { requestLogin } from '@/lib/auth/account-request'
import { useCall } from '@/lib/forms/use-call'
import { useRouter } from 'next/navigation'
import type { MeetingTexts } from './meeting-texts'

type Words = Pick<MeetingTexts, 'conflict' | 'failed' | 'tooMany' | 'enough'>

/** Makes a change, says what came of it, and shows the page as it is then; answers whether it was done. */
export function useChange(texts: Words) {
  const router = useRouter()
  const { run: send, isSending: isBusy } = useCall()
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    const isDone = await send(work, ({ code, fields }) => {
      if (code === 'unauthenticated') requestLogin()
      if (code === 'conflict' || code === 'not_found') router.refresh()
      notify(fields?.['person'] === undefined ? wordOf(code, texts) : texts.enough, 'error')
    })
    if (!isDone) return false
    notify(done)
    router.refresh()
    return true
  }
  return { run, isBusy }
}

function wordOf(code: Problem['code'], { conflict, failed, tooMany }: Words): string {
  if (code === 'too_many_requests') return tooMany
  return code === 'conflict' || code === 'not_found' ? conflict : failed
}
