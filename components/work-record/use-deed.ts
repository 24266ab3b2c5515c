'use client'

import { notify } from '@/components/snackbar/messages'
import { Problem } from '@/lib/api/problem'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useState } from 'react'

/** Why a deed can be refused, in people's words by a code at a field or the kind of problem. */
export type Refusals = Readonly<Record<string, string>>

/**
 * Does something with a record and says what came of it: `work` answers the words of its success.
 * A refusal is told by the first of these texts that fits, else by the kind of problem. The
 * answer is whether it was done.
 */
export function useDeed(refusals: Refusals = {}) {
  const problems = useProblemTexts()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<string>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      notify(await work(), 'success')
      return true
    } catch (error) {
      notify(refusalOf(error, refusals) ?? problems[codeOf(error)], 'error')
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : 'unavailable')

function refusalOf(error: unknown, refusals: Refusals): string | undefined {
  if (!(error instanceof Problem)) return undefined
  const named = Object.values(error.fields ?? {}).flat()
  return [...named, error.code].map((code) => refusals[code]).find((text) => text !== undefined)
}
