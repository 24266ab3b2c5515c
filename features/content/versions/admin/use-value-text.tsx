'use client'

import { plainText } from '@/lib/html/plain-text'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQueries } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { contentKinds } from '../../contract'
import { choiceKey, newInputsOf, type FieldInput } from '../../editing/rules'
import { choicesQuery } from '../../queries'

/** What a value of a field says in words: yes and no, the names of choices and records, text without tags. */
export function useValueText(name: string): (field: string, value: unknown) => string {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const kind = contentKinds[name]
  const inputs = kind ? newInputsOf(kind) : []
  const references = inputs.flatMap(({ field, editor }) =>
    editor.as === 'reference' || editor.as === 'references' ? [{ field, editor }] : [],
  )
  const names = useQueries({
    queries: references.map(({ editor }) => choicesQuery(editor, locale)),
    combine: (found) =>
      new Map(references.map(({ field }, index) => [field, found[index]?.data ?? []])),
  })
  const nameOf = (field: string, value: unknown) =>
    names.get(field)?.find((choice) => choice.value === String(value))?.text || `#${String(value)}`
  return (field, value) => {
    const input = inputs.find((one) => isOf(one, field))
    if (value === null || value === undefined || value === '') return ''
    switch (input?.editor.as) {
      case 'flag':
      case 'switch':
        return value === 1 || value === true ? t('content.yes') : t('content.no')
      case 'choice':
        return input.choices.includes(String(value))
          ? t(`choices.${choiceKey(input.field, String(value))}`)
          : String(value)
      case 'reference':
        return nameOf(field, value)
      case 'references':
        return joinTexts(Array.isArray(value) ? value.map((one) => nameOf(field, one)) : [], locale)
      case 'lines':
        return Array.isArray(value) ? value.map(String).join('\n') : String(value)
      case 'date':
        return formatDate(String(value), locale)
      case 'html':
        return plainText(String(value))
      default:
        return typeof value === 'object' ? JSON.stringify(value) : String(value)
    }
  }
}

const isOf = ({ field, pair }: FieldInput, name: string) =>
  field === name || pair?.en === name || pair?.ar === name
