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

const saysNothing = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0

/**
 * What is wrong with a field, in the words of the language: a code of the server, or anything else.
 * A field that is refused because it says nothing is called required.
 */
export function useFault(): (messages: readonly string[], value: unknown) => string {
  const t = useTranslations('admin.faults')
  return useCallback(
    ([first = ''], value) => {
      const code = first.toLowerCase().replace(/\.$/, '')
      if (codes.has(code)) return t(code)
      return saysNothing(value) ? t('required') : t('other')
    },
    [t],
  )
}
