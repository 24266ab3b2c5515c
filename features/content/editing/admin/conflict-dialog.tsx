'use client'

import { Button } from '@/components/button/button'
import { Modal } from '@/components/modal/modal'
import { plainText } from '@/lib/html/plain-text'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { locales, nativeName } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ContentDetail } from '../../contract'
import { choiceKey, fromForm, toForm, type FieldInput, type FormValues } from '../rules'
import { differingExcerpts } from '../../rules'
import { useFieldName } from './field-texts'
import styles from './conflict-dialog.module.css'

interface ConflictDialogProps {
  name: string
  inputs: readonly FieldInput[]
  /** The values at the start of editing: a field that was not changed since takes theirs. */
  base: FormValues
  theirs: ContentDetail
  mine: FormValues
  /** Saves the merged record over theirs. */
  onMerge: (record: Record<string, unknown>) => void
  onDiscard: () => void
}

/** Resolves an edit conflict: who changed what, and for each field which value stays. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { name, inputs, base, theirs, mine, onMerge, onDiscard } = props
  const t = useTranslations('admin.conflict')
  const locale = useInterfaceLocale()
  const nameOf = useFieldName(name)
  const textsOf = useComparedTexts()
  const saved = toForm(inputs, theirs.record)
  const differing = inputs.flatMap(sidesOf).filter(({ wire }) => !isSame(saved[wire], mine[wire]))
  const [takenFields, setTakenFields] = useState<readonly string[]>(() =>
    differing.map(({ wire }) => wire).filter((wire) => isSame(base[wire], mine[wire])),
  )
  const merged = () => {
    const chosen = Object.fromEntries(takenFields.map((wire) => [wire, saved[wire] ?? '']))
    return fromForm(inputs, { ...mine, ...chosen }, theirs.record)
  }
  return (
    <Modal
      locale={locale}
      open
      wide
      role="alertdialog"
      tone="warning"
      title={t('title')}
      actions={
        <>
          <Button onClick={() => onMerge(merged())}>{t('merge')}</Button>
          <Button variant="secondary" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      }
    >
      <p>
        {t('text', {
          name: isolated(theirs.updated_by?.name ?? '', locale),
          at: theirs.updated_at ? formatInstant(theirs.updated_at, locale) : '',
        })}
      </p>
      {differing.map(({ input, wire, language }) => {
        const field = nameOf(input.field)
        const [myText, theirText] = textsOf(input, mine[wire], saved[wire])
        return (
          <fieldset key={wire} className={styles.field}>
            <legend className={styles.name}>
              {language === null ? field : `${field} · ${language}`}
            </legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <input
                  type="radio"
                  name={wire}
                  checked={takenFields.includes(wire) === (side === 'theirs')}
                  onChange={() =>
                    setTakenFields(
                      side === 'theirs'
                        ? [...takenFields, wire]
                        : takenFields.filter((one) => one !== wire),
                    )
                  }
                />
                <strong>{t(side)}</strong>
                <span dir="auto" className={styles.texts}>
                  {(side === 'mine' ? myText : theirText) || '–'}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </Modal>
  )
}

interface Side {
  input: FieldInput
  wire: string
  /** The language's own name; null for a field without language. */
  language: string | null
}

function sidesOf(input: FieldInput): Side[] {
  const { field, pair } = input
  if (!pair) return [{ input, wire: field, language: null }]
  return locales.map((locale) => ({ input, wire: pair[locale], language: nativeName[locale] }))
}

type Value = FormValues[string] | undefined

const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other)

/** Two different values as different texts: HTML of the same text is shown with its tags. */
function useComparedTexts(): (input: FieldInput, one: Value, other: Value) => [string, string] {
  const t = useTranslations('admin')
  return ({ field, editor, choices }, one, other) => {
    const textOf = (value: Value) => {
      if (typeof value === 'boolean') return value ? t('content.yes') : t('content.no')
      const text = String(value ?? '')
      const isChoice = editor.as === 'choice' && choices.includes(text)
      return isChoice ? t(`choices.${choiceKey(field, text)}`) : text
    }
    const texts = [textOf(one), textOf(other)] as const
    const [plain, otherPlain] = texts.map(plainText)
    return editor.as === 'html' && plain !== undefined && plain !== otherPlain
      ? differingExcerpts(plain, otherPlain ?? '')
      : differingExcerpts(...texts)
  }
}
