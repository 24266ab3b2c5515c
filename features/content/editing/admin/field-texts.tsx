'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'

/** The name of a field: some names mean different things in different kinds. */
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

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0

/**
 * The text of a field's error: for a code of the server, or a general one.
 * A field that is refused because it is empty is called required.
 */
export function useFault(): (messages: readonly string[], value: unknown) => string {
  const t = useTranslations('admin.faults')
  return useCallback(
    ([first = ''], value) => {
      const code = first.toLowerCase().replace(/\.$/, '')
      if (codes.has(code)) return t(code)
      return isEmpty(value) ? t('required') : t('other')
    },
    [t],
  )
}
