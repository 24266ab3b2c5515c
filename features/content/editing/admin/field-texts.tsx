'use client'

import type { FieldEditor } from '@/lib/bilingual/field-editor'
import { locales, nativeName } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { contentKinds } from '../../contract'
import { newInputsOf, type FieldInput } from '../rules'

/** The name of a field: some names mean different things in different kinds. */
export function useFieldName(kind: string): (field: string) => string {
  const t = useTranslations('admin')
  return useCallback(
    (field) =>
      t.has(`fieldsOf.${kind}.${field}`) ? t(`fieldsOf.${kind}.${field}`) : t(`fields.${field}`),
    [t, kind],
  )
}

/** The name of a field, with its language where it is one of a pair. */
export function useFieldLabel(kind: string): (wire: string) => string {
  const t = useTranslations('admin')
  const nameOf = useFieldName(kind)
  return (wire) => {
    const { input, language } = placeOf(kind, wire)
    if (!input) return t.has(`fields.${wire}`) ? nameOf(wire) : wire
    const field = nameOf(input.field)
    return language ? t('content.inLanguage', { field, language: nativeName[language] }) : field
  }
}

const codes = new Set([
  'address',
  'icon',
  'file',
  'unknown',
  'duplicate',
  'choice',
  'circle',
  'fixed',
  'market',
  'future',
])

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0

/**
 * The text of a field's error: for a code of the server, or a general one. A field that is refused
 * because it is empty is named, with what to do there.
 */
export function useFault(
  kind: string,
): (field: string, messages: readonly string[], value: unknown) => string {
  const t = useTranslations('admin')
  const nameOf = useFieldName(kind)
  return useCallback(
    (field, [first = ''], value) => {
      const code = first.toLowerCase().replace(/\.$/, '')
      if (codes.has(code)) return t(`faults.${code}`)
      if (code !== 'required' && !isEmpty(value)) return t('faults.other')
      const { input, language } = placeOf(kind, field)
      const name = nameOf(input?.field ?? field)
      return t(`faults.required.${remedyOf(input?.editor)}`, {
        field: language
          ? t('content.inLanguage', { field: name, language: nativeName[language] })
          : name,
      })
    },
    [t, nameOf, kind],
  )
}

/** The input of a field, and the language of one that has two. */
function placeOf(kind: string, field: string) {
  const known = contentKinds[kind]
  const isOf = ({ field: name, pair }: FieldInput) =>
    name === field || pair?.en === field || pair?.ar === field
  const input = known && newInputsOf(known).find(isOf)
  const language = locales.find((locale) => input?.pair?.[locale] === field)
  return { input, language }
}

/** What an empty field asks for. */
function remedyOf(editor: FieldEditor | undefined): 'file' | 'choose' | 'write' {
  switch (editor?.as) {
    case 'picture':
    case 'document':
      return 'file'
    case 'reference':
    case 'references':
    case 'choice':
    case 'icon':
      return 'choose'
    default:
      return 'write'
  }
}
