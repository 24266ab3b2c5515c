'use client'

import { Text } from '@/components/layout/text'
import { useTranslations } from 'next-intl'
import { useFieldLabel } from '../../editing/admin/field-texts'
import { wordDifference } from '../rules'
import styles from './field-differences.module.css'
import { useValueText } from './use-value-text'

type Fields = Readonly<Record<string, unknown>>

interface FieldDifferencesProps {
  kind: string
  /** The names of the fields that differ. */
  changed: readonly string[]
  before: Fields | null
  after: Fields | null
}

/** Fields that differ, with the words that went and came. */
export function FieldDifferences({ kind, changed, before, after }: FieldDifferencesProps) {
  const t = useTranslations('admin.content')
  const labelOf = useFieldLabel(kind)
  const textOf = useValueText(kind)
  return changed.map((name) => {
    const [was, is] = [textOf(name, before?.[name]), textOf(name, after?.[name])]
    const parts = wordDifference(was, is)
    const side = (kept: 'gone' | 'new') =>
      parts
        .filter(({ kind: part }) => part === 'same' || part === kept)
        .map(({ kind: part, text }, index) =>
          part === 'same' ? (
            text
          ) : part === 'gone' ? (
            <del key={index}>{text}</del>
          ) : (
            <ins key={index}>{text}</ins>
          ),
        )
    return (
      <div key={name} className={styles.change}>
        <Text as="h3" step={0}>
          {labelOf(name)}
        </Text>
        {was === is ? (
          <p>{t('markupOnly')}</p>
        ) : (
          <div className={styles.sides}>
            <div className={styles.before}>
              <strong>{t('was')}</strong>
              <p dir="auto">{was === '' ? '–' : side('gone')}</p>
            </div>
            <div className={styles.after}>
              <strong>{t('is')}</strong>
              <p dir="auto">{is === '' ? '–' : side('new')}</p>
            </div>
          </div>
        )}
      </div>
    )
  })
}
