'use client'

import { joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { Review } from '../contract'
import styles from './difference-table.module.css'
import { WrittenValue } from './written-value'

/**
 * The fields of a submitted record that differ from the public version, next to its values; of a
 * new record those that are filled in. The other fields are folded away.
 */
export function DifferenceTable({ review }: { review: Review }) {
  const t = useTranslations('admin.approvals')
  const fields = Object.keys(review.owner).filter((name) => t.has(`field.${name}`))
  const locale = useInterfaceLocale()
  const isNew = review.public === null
  const isShown = (name: string) =>
    isNew ? !isEmpty(review.owner[name]) : review.changed.includes(name)
  const shown = fields.filter(isShown)
  const folded = fields.filter((name) => !isShown(name))
  const rest = t(isNew ? 'emptyFields' : 'sameFields', { count: folded.length })
  return (
    <>
      {shown.length === 0 && <p>{t('nothingChanged')}</p>}
      {shown.length > 0 && (
        <Fields
          review={review}
          fields={shown}
          caption={t(isNew ? 'enteredFields' : 'changedFields')}
        />
      )}
      {folded.length > 0 && (
        <details className={styles.same}>
          <summary>{rest}</summary>
          {isNew ? (
            <p>
              {joinTexts(
                folded.map((name) => t(`field.${name}`)),
                locale,
              )}
            </p>
          ) : (
            <Fields review={review} fields={folded} caption={rest} />
          )}
        </details>
      )}
    </>
  )
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

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
