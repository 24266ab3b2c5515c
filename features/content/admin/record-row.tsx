'use client'

import { Note } from '@/components/layout/note'
import type { OutputOf } from '@/lib/api/endpoint'
import { hasLocale, localized } from '@/lib/bilingual/in-locale'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { directionOf, otherLocale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { contentList } from '../contract'
import { ListedRecord } from './listed-record'
import styles from './record-list.module.css'

/** A record in its list: its name in both languages, its state, what its translation lacks. */
export function RecordRow({ row }: { row: OutputOf<typeof contentList>['data'][number] }) {
  const t = useTranslations('admin.content')
  const locale = useInterfaceLocale()
  const own = localized(row, 'label', locale)
  const other = otherLocale(locale)
  return (
    <ListedRecord
      of={row}
      to={encodeURIComponent(row.id)}
      label={own.text || t('unnamed', { id: row.id })}
      lang={own.lang}
    >
      {own.lang === locale && hasLocale(row, 'label', other) && (
        <span lang={other} dir={directionOf(other)} className={styles.other}>
          {localized(row, 'label', other).text}
        </span>
      )}
      {row.updated_at && row.updated_by && (
        <Note as="span">
          {t('changed', {
            at: formatInstant(row.updated_at, locale),
            name: row.updated_by.name,
          })}
        </Note>
      )}
      {row.unpublish_at && (
        <Note as="span">{t('publicUntil', { at: formatInstant(row.unpublish_at, locale) })}</Note>
      )}
    </ListedRecord>
  )
}
