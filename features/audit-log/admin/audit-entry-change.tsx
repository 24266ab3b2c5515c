'use client'

import { useTranslations } from 'next-intl'
import styles from './audit-entry-change.module.css'

/** What changed, field by field, as it was written down. */
export function AuditEntryChange({ change }: { change: Readonly<Record<string, unknown>> }) {
  const t = useTranslations('admin.trail')
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
