import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useQuotaTexts } from '../../components/quota-texts'
import type { PreferenceAnswer } from '../../contract'
import styles from './quota-table.module.css'

interface QuotaTableProps {
  locale: Locale
  quotas: PreferenceAnswer['quotas']
}

/** Quotas with number, duty, volume and the year of the volume. */
export function QuotaTable({ locale, quotas }: QuotaTableProps) {
  const t = useTranslations('marketAccess.pair')
  const { volume } = useQuotaTexts(locale)
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('quotas')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quota.number')}</th>
          <th scope="col">{t('quota.duty')}</th>
          <th scope="col">{t('quota.volume')}</th>
          <th scope="col">{t('quota.year')}</th>
        </tr>
      </thead>
      <tbody>
        {quotas.map((quota) => (
          <tr key={quota.order_number}>
            <th scope="row">
              <span data-ltr="">{quota.order_number}</span>
            </th>
            <td>
              <span data-ltr="">{quota.duty_text}</span>
            </td>
            <td>{volume(quota) ?? t('quota.unknown')}</td>
            <td>{quota.year === '' ? t('quota.unknown') : quota.year}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
