'use client'

import { notify } from '@/components/snackbar/messages'
import { Problem } from '@/lib/api/problem'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import { use, useState } from 'react'
import { isReauthenticationRequired, ReauthenticationContext } from './reauthentication-context'

/** Why an action can be refused, in people's words by a code at a field or the kind of problem. */
export type Refusals = Readonly<Record<string, string>>

/**
 * Does something with a record and says what came of it: `work` answers the words of its success, null where the page that follows shows it.
 * A refusal is told by the first of these texts that fits; who was first, where the server names
 * them; else by the kind of problem. What asks for the password is done once that was given. The
 * answer is whether it was done.
 */
export function useAction(refusals: Refusals = {}) {
  const t = useTranslations('admin.actions')
  const actions = useTranslations('admin.auditLog.action')
  const locale = useInterfaceLocale()
  const problems = useProblemTexts()
  const prove = use(ReauthenticationContext)
  const [isBusy, setBusy] = useState(false)
  /** Once more after the password, where that was due. */
  const tried = async (work: () => Promise<string | null>) => {
    try {
      return await work()
    } catch (error) {
      if (!isReauthenticationRequired(error) || !(await prove())) throw error
      return work()
    }
  }
  const refusalOf = (error: unknown) => {
    if (!(error instanceof Problem)) return problems.unavailable
    if (isReauthenticationRequired(error)) return t('notConfirmed')
    const { changed_at, changed_by, changed_how, ...fields } = error.fields ?? {}
    const [[at], [by], [how]] = [changed_at ?? [], changed_by ?? [], changed_how ?? []]
    const named = Object.values(fields)
      .flat()
      .map((code) => refusals[code])
    const first = named.find((text) => text !== undefined)
    if (first !== undefined) return first
    if (at) {
      const time = formatInstant(at, locale)
      const done = how && actions.has(how) ? actions(how) : actions('change')
      return t('changed', { name: isolated(by || t('somebody'), locale), what: done, time })
    }
    return refusals[error.code] ?? problems[error.code]
  }
  const run = async (work: () => Promise<string | null>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      const text = await tried(work)
      if (text !== null) notify(text, 'success')
      return true
    } catch (error) {
      notify(refusalOf(error), 'error')
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
