'use client'

import { Text } from '@/components/layout/text'
import { useTranslations } from 'next-intl'
import type { AuditEntry } from '../contract'
import { changedFields } from '../rules'
import styles from './audit-entry-change.module.css'
import { useEntryTexts } from './use-entry-texts'

/** What an audit entry changed: each field with its value before and after. */
export function AuditEntryChange({ change }: Pick<AuditEntry, 'change'>) {
  const t = useTranslations('admin.auditLog')
  const { fieldName, valueText } = useEntryTexts()
  const fields = changedFields(change)
  if (fields.length === 0) return t('noDetails')
  return (
    <details className={styles.change}>
      <summary>{t('details', { count: fields.length })}</summary>
      <dl>
        {fields.map((one) => (
          <div key={one.name}>
            <dt>{fieldName(one.name)}</dt>
            {'before' in one ? (
              <>
                <Value label={t('detail.before')} text={valueText(one.name, one.before)} />
                <Value label={t('detail.after')} text={valueText(one.name, one.after)} />
              </>
            ) : (
              <dd dir="auto">{valueText(one.name, one.after)}</dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  )
}

function Value({ label, text }: { label: string; text: string }) {
  return (
    <dd className={styles.value}>
      <Text as="span" tone="faint">
        {label}
      </Text>{' '}
      <bdi>{text}</bdi>
    </dd>
  )
}
