import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { formatMonth } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { RelatedRecords } from '../related/contract'
import { Fold } from './fold'
import { OfferLists } from './offer-lists'
import { RecordList } from './record-list'
import styles from './related-lists.module.css'

interface RelatedListsProps {
  locale: Locale
  related: RelatedRecords
  /** The product that the records concern, if there is one. */
  code?: string
  /** Said where there is nothing. */
  none: string
}

const kinds = ['companies', 'offers', 'institutions', 'events', 'experts', 'news'] as const

/** What else the portal knows that concerns a market or a product, a short list for each kind. */
export function RelatedLists({ locale, related, code, none }: RelatedListsProps) {
  const t = useTranslations('marketAccess.facts.related')
  const { publications, offers } = related
  const shown = kinds.filter((kind) => counted(related[kind]).total > 0)
  if (shown.length === 0 && publications.total === 0) return <p>{none}</p>
  const titleOf = (kind: (typeof kinds)[number]) =>
    kind === 'companies' && code !== undefined
      ? t('companiesOf', { heading: code.slice(0, 4) })
      : t(kind)
  return (
    <div className={styles.lists}>
      {shown.map((kind) => {
        const { records, total } = counted(related[kind])
        const list =
          kind === 'offers' && code !== undefined ? (
            <OfferLists locale={locale} offers={offers} code={code} />
          ) : (
            <>
              <RecordList locale={locale} records={records} />
              {total > records.length && <Note tone="faint">{t('more', { count: total })}</Note>}
            </>
          )
        return kind === 'companies' || kind === 'offers' ? (
          <section key={kind}>
            <Text as="h3" tone="title" step={0}>
              {titleOf(kind)}
            </Text>
            {list}
          </section>
        ) : (
          <Fold key={kind} id={`related-${kind}`} level={3} title={titleOf(kind)} note={`${total}`}>
            {list}
          </Fold>
        )
      })}
      {publications.total > 0 && (
        <section>
          <Text as="h3" tone="title" step={0}>
            {t('publications')}
          </Text>
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
