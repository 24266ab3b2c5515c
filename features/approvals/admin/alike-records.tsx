'use client'

import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import type { Review } from '../contract'
import styles from './alike-records.module.css'

interface AlikeRecordsProps {
  kind: Review['kind']
  records: Review['duplicates']
}

/** Possible duplicates of a record, and the fields they share. */
export function AlikeRecords({ kind, records }: AlikeRecordsProps) {
  const t = useTranslations('admin.approvals.alike')
  const locale = useInterfaceLocale()
  if (records.length === 0) return <Note>{t('none')}</Note>
  return (
    <Stack as="ul" gap={3}>
      {records.map((record) => (
        <li key={record.id}>
          <Link className={styles.link} to={`/approvals/${kind}.${record.id}`}>
            <Bilingual of={record} field="name" locale={locale} />
          </Link>
          <Note>
            {t('shared', {
              what: joinTexts(
                record.shared.map((one) => t(`likeness.${one}`)),
                locale,
              ),
            })}
          </Note>
        </li>
      ))}
    </Stack>
  )
}
