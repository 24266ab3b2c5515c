'use client'

import { useTranslations } from 'next-intl'
import styles from './audit-entry-change.module.css'

/** The change of an audit entry, field by field. */
export function AuditEntryChange({ change }: { change: Readonly<Record<string, unknown>> }) {
  const t = useTranslations('admin.auditLog')
  const fields = Object.entries(change)
  if (fields.length === 0) return t('noDetails')
  return (
    <details className={styles.change}>
      <summary>{t('details', { count: fields.length })}</summary>
      <dl>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt dir="ltr">{name}</dt>
            <dd dir="auto">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
