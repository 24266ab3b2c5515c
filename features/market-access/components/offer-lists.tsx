import { Note } from '@/components/layout/note'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { RelatedRecords } from '../related/contract'
import { printedCode } from '../rules'
import { RecordList } from './record-list'
import styles from './related-lists.module.css'

interface OfferListsProps {
  locale: Locale
  offers: RelatedRecords['offers']
  /** The subheading of the page. */
  code: string
}

/**
 * What companies offer: the subheading of the page apart from other products of its heading, which
 * may have another duty and another rule of origin.
 */
export function OfferLists({ locale, offers, code }: OfferListsProps) {
  const t = useTranslations('marketAccess.facts.related')
  const { records, total } = offers
  const heading = code.slice(0, 4)
  // The line above them has their code.
  const exact = records.flatMap(({ hs_code, ...record }) => (hs_code === code ? [record] : []))
  const others = records.filter(({ hs_code }) => hs_code !== code)
  return (
    <>
      <Note as="h4" above={2}>
        {t('code', { code: printedCode(code) })}
      </Note>
      {exact.length > 0 ? (
        <RecordList locale={locale} records={exact} />
      ) : (
        <p className={styles.detail}>{t('noExactOffers')}</p>
      )}
      {others.length > 0 && (
        <>
          <Note as="h4" above={2}>
            {t('otherOffers', { heading })}
          </Note>
          <RecordList locale={locale} records={others} />
        </>
      )}
      {total > records.length && (
        <Note tone="faint">{t('moreOffers', { count: total, heading })}</Note>
      )}
    </>
  )
}
