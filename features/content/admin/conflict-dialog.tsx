'use client'

import { Button } from '@/components/button/button'
import { Modal } from '@/components/modal/modal'
import { plainText } from '@/lib/html/plain-text'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { locales, nativeName } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ContentDetail } from '../contract'
import { fromForm, toForm, type FieldInput, type FormValues } from '../form/rules'
import { useFieldName } from './field-texts'
import styles from './conflict-dialog.module.css'

interface ConflictDialogProps {
  name: string
  inputs: readonly FieldInput[]
  theirs: ContentDetail
  mine: FormValues
  /** Saves the merged record over theirs. */
  onMerge: (record: Record<string, unknown>) => void
  onDiscard: () => void
}

/** Somebody was first: who changed what, and for each field which words stay. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { name, inputs, theirs, mine, onMerge, onDiscard } = props
  const t = useTranslations('admin.conflict')
  const locale = useInterfaceLocale()
  const nameOf = useFieldName(name)
  const saved = toForm(inputs, theirs.record)
  const [fromThem, setFromThem] = useState<readonly string[]>([])
  const differing = inputs
    .flatMap(sidesOf)
    .filter(({ wire }) => JSON.stringify(saved[wire]) !== JSON.stringify(mine[wire]))
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
      {differing.map(({ field, wire, language }) => (
        <fieldset key={wire} className={styles.field}>
          <legend className={styles.name}>
            {language === null ? nameOf(field) : `${nameOf(field)} · ${language}`}
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
                {shown((side === 'mine' ? mine : saved)[wire]) || '—'}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Modal>
  )
}

interface Side {
  field: string
  wire: string
  /** The language's own name; null for a field without language. */
  language: string | null
}

function sidesOf({ field, pair }: FieldInput): Side[] {
  if (!pair) return [{ field, wire: field, language: null }]
  return locales.map((locale) => ({ field, wire: pair[locale], language: nativeName[locale] }))
}

function shown(value: FormValues[string] | undefined): string {
  return plainText(String(value ?? '')).slice(0, 400)
}
