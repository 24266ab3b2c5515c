import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatMonth } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { RelatedRecords } from '../related/contract'
import styles from './related-lists.module.css'

interface RelatedListsProps {
  locale: Locale
  related: RelatedRecords
  /** Said where there is nothing. */
  none: string
}

const kinds = ['companies', 'offers', 'institutions', 'events', 'experts', 'news'] as const

/** What else the portal knows that concerns a market or a product, a short list for each kind. */
export function RelatedLists({ locale, related, none }: RelatedListsProps) {
  const t = useTranslations('marketAccess.facts.related')
  const { publications } = related
  const lists = kinds
    .map((kind) => ({ kind, ...counted(related[kind]) }))
    .filter(({ total }) => total > 0)
  if (lists.length === 0 && publications.total === 0) return <p>{none}</p>
  return (
    <div className={styles.lists}>
      {lists.map(({ kind, records, total }) => (
        <section key={kind}>
          <h3 className={styles.title}>{t(kind)}</h3>
          <ul className={styles.list}>
            {records.map((record) => (
              <li key={`${record.path} ${inLocale(record, 'title', locale)}`}>
                <Link href={localePath(locale, record.path)} className={styles.link}>
                  <Bilingual of={record} field="title" locale={locale} />
                </Link>
                <Bilingual
                  of={record}
                  field="detail"
                  locale={locale}
                  as="p"
                  className={styles.detail}
                />
              </li>
            ))}
          </ul>
          {total > records.length && <p className={styles.more}>{t('more', { count: total })}</p>}
        </section>
      ))}
      {publications.total > 0 && (
        <section>
          <h3 className={styles.title}>{t('publications')}</h3>
          <p>
            {t('publicationsCount', { count: publications.total })}
            {publications.newest !== null &&
              ` (${t('newest', { month: formatMonth(`${publications.newest}-01`, locale) })})`}
          </p>
        </section>
      )}
    </div>
  )
}

type RelatedRecord = RelatedRecords['events'][number]

interface Counted {
  records: readonly RelatedRecord[]
  total: number
}

function counted(found: readonly RelatedRecord[] | Counted): Counted {
  return 'total' in found ? found : { records: found, total: found.length }
}
