'use client'

import { Button } from '@/components/button/button'
import { Modal } from '@/components/modal/modal'
import { plainText } from '@/lib/html/plain-text'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { locales, nativeName } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ContentDetail } from '../../contract'
import { choiceKey, fromForm, toForm, type FieldInput, type FormValues } from '../rules'
import { whereTheyPart } from '../../rules'
import { useFieldName } from './field-texts'
import styles from './conflict-dialog.module.css'

interface ConflictDialogProps {
  name: string
  inputs: readonly FieldInput[]
  /** What I started from: a field that still says it was not touched, and takes theirs. */
  base: FormValues
  theirs: ContentDetail
  mine: FormValues
  /** Saves the merged record over theirs. */
  onMerge: (record: Record<string, unknown>) => void
  onDiscard: () => void
}

/** Somebody was first: who changed what, and for each field which words stay. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { name, inputs, base, theirs, mine, onMerge, onDiscard } = props
  const t = useTranslations('admin.conflict')
  const locale = useInterfaceLocale()
  const nameOf = useFieldName(name)
  const wordsOf = useWords()
  const saved = toForm(inputs, theirs.record)
  const differing = inputs.flatMap(sidesOf).filter(({ wire }) => !isSame(saved[wire], mine[wire]))
  const [fromThem, setFromThem] = useState<readonly string[]>(() =>
    differing.map(({ wire }) => wire).filter((wire) => isSame(base[wire], mine[wire])),
  )
  const merged = () => {
    const chosen = Object.fromEntries(fromThem.map((wire) => [wire, saved[wire] ?? '']))
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
          name: theirs.updated_by?.name ?? '',
          at: theirs.updated_at ? formatInstant(theirs.updated_at, locale) : '',
        })}
      </p>
      {differing.map(({ input, wire, language }) => {
        const field = nameOf(input.field)
        const [mineSays, theirsSays] = wordsOf(input, mine[wire], saved[wire])
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
                  checked={fromThem.includes(wire) === (side === 'theirs')}
                  onChange={() =>
                    setFromThem(
                      side === 'theirs'
                        ? [...fromThem, wire]
                        : fromThem.filter((one) => one !== wire),
                    )
                  }
                />
                <strong>{t(side)}</strong>
                <span dir="auto" className={styles.words}>
                  {(side === 'mine' ? mineSays : theirsSays) || '—'}
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

/** Two different values in words that differ: where HTML says the same, it is shown as it is. */
function useWords(): (input: FieldInput, one: Value, other: Value) => [string, string] {
  const t = useTranslations('admin')
  return ({ field, control, choices }, one, other) => {
    const said = (value: Value) => {
      if (typeof value === 'boolean') return value ? t('content.yes') : t('content.no')
      const text = String(value ?? '')
      const isChoice = control === 'choice' && choices.includes(text)
      return isChoice ? t(`choices.${choiceKey(field, text)}`) : text
    }
    const texts = [said(one), said(other)] as const
    const [plain, otherPlain] = texts.map(plainText)
    return control === 'html' && plain !== undefined && plain !== otherPlain
      ? whereTheyPart(plain, otherPlain ?? '')
      : whereTheyPart(...texts)
  }
}
