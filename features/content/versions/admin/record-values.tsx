'use client'

import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { contentKinds } from '../../contract'
import { newInputsOf } from '../../editing/rules'
import { useFieldLabel } from '../../editing/admin/field-texts'
import styles from './record-values.module.css'
import { useValueText } from './use-value-text'

interface RecordValuesProps {
  kind: string
  record: Readonly<Record<string, unknown>>
}

/** Every field of a version, to be read. */
export function RecordValues({ kind, record }: RecordValuesProps) {
  const labelOf = useFieldLabel(kind)
  const textOf = useValueText(kind)
  const declared = contentKinds[kind]
  const names = (declared ? newInputsOf(declared) : [])
    .flatMap(({ field, pair }) => (pair ? [pair.en, pair.ar] : [field]))
    .filter((name) => name in record)
  return (
    <dl className={styles.values}>
      {names.map((name) => (
        <div key={name}>
          <Note as="dt">{labelOf(name)}</Note>
          <Text dir="auto" as="dd" preLine breaks>
            {textOf(name, record[name]) || '–'}
          </Text>
        </div>
      ))}
    </dl>
  )
}
