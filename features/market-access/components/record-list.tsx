import { Part } from '@/components/layout/part'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { RelatedRecords } from '../related/contract'
import { printedCode } from '../rules'
import styles from './related-lists.module.css'

type RelatedRecord = RelatedRecords['events'][number] & { hs_code?: string }

interface RecordListProps {
  locale: Locale
  records: readonly RelatedRecord[]
}

/** Records with the way to each; a product has its own code, which may not be the one of the page. */
export function RecordList({ locale, records }: RecordListProps) {
  const t = useTranslations('marketAccess.facts.related')
  return (
    <Part as="ul" above={1} className={styles.list}>
      {records.map((record) => (
        <li key={`${record.path} ${inLocale(record, 'title', locale)}`}>
          <Link href={localePath(locale, record.path)} touch>
            <Bilingual of={record} field="title" locale={locale} />
          </Link>
          {record.hs_code !== undefined && (
            <p className={styles.detail}>{t('code', { code: printedCode(record.hs_code) })}</p>
          )}
          <Bilingual of={record} field="detail" locale={locale} as="p" className={styles.detail} />
          {record.ask !== undefined && (
            <p>
              <Link
                href={localePath(locale, record.ask)}
                touch
                aria-label={`${t('ask')}: ${inLocale(record, 'title', locale)}`}
              >
                {t('ask')}
              </Link>
            </p>
          )}
        </li>
      ))}
    </Part>
  )
}
