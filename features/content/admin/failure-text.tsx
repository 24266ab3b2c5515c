'use client'

import { isOffline } from '@/lib/api/is-offline'
import { Problem } from '@/lib/api/problem'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'

/** The text for an action on a record that failed. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('admin')
  const problems = useProblemTexts()
  return (error) => {
    if (isOffline(error)) return t('offline')
    if (!(error instanceof Problem)) return t('failed')
    if (error.code === 'unauthenticated') return t('loggedOut')
    const fields = error.fields ?? {}
    const codes = Object.values(fields).flat().join(' ')
    if (codes.includes('four_eyes')) return t('content.fourEyesFault')
    if (codes.includes('in_use')) return t('content.inUse')
    if (error.code === 'conflict' && 'state' in fields) return t('content.stateFault')
    return error.code === 'invalid' ? t('faults.summary') : problems[error.code]
  }
}
