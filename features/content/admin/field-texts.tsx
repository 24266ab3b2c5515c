'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'

/** What a field of a kind is called: some names mean another thing in each kind. */
export function useFieldName(kind: string): (field: string) => string {
  const t = useTranslations('admin')
  return useCallback(
    (field) =>
      t.has(`fieldsOf.${kind}.${field}`) ? t(`fieldsOf.${kind}.${field}`) : t(`fields.${field}`),
    [t, kind],
  )
}

const codes = new Set([
  'required',
  'address',
  'icon',
  'file',
  'unknown',
  'duplicate',
  'choice',
  'circle',
  'future',
])

/** What is wrong with a field, in the words of the language: a code of the server, or anything else. */
export function useFault(): (messages: readonly string[]) => string {
  const t = useTranslations('admin.faults')
  return useCallback(
    ([first = '']) => {
      const code = first.toLowerCase().replace(/\.$/, '')
      return codes.has(code) ? t(code) : t('other')
    },
    [t],
  )
}
