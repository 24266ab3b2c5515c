'use client'

import { useTranslations } from 'next-intl'
import type { Review } from '@/features/companies/review/contract'
import styles from './difference-table.module.css'
import { WrittenValue } from './written-value'

/** Every field of a submitted record next to its public value, changed fields first. */
export function DifferenceTable({ review }: { review: Review }) {
  const t = useTranslations('admin.approvals')
  const fields = Object.keys(review.owner).filter((name) => t.has(`field.${name}`))
  const changed = fields.filter((name) => review.changed.includes(name))
  const same = fields.filter((name) => !review.changed.includes(name))
  return (
    <>
      {changed.length === 0 && <p>{t('nothingChanged')}</p>}
      {changed.length > 0 && (
        <Fields review={review} fields={changed} caption={t('changedFields')} />
      )}
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>{t('sameFields', { count: same.length })}</summary>
          <Fields review={review} fields={same} caption={t('sameFields', { count: same.length })} />
        </details>
      )}
    </>
  )
}

interface FieldsProps {
  review: Review
  fields: readonly string[]
  caption: string
}

function Fields({ review, fields, caption }: FieldsProps) {
  const t = useTranslations('admin.approvals')
  const shown = review.public
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{t('fieldName')}</th>
          {shown && <th scope="col">{t('publicNow')}</th>}
          <th scope="col">{t('ownerSaved')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`field.${name}`)}</th>
            {shown && (
              <td data-head={t('publicNow')}>
                <WrittenValue field={name} value={shown[name]} />
              </td>
            )}
            <td data-head={t('ownerSaved')}>
              <WrittenValue field={name} value={review.owner[name]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
