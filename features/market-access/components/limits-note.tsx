import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import styles from './limits-note.module.css'

/** What every page of a market says of itself: what it is not, and where its facts are from. */
export function LimitsNote({ locale }: { locale: Locale }) {
  const t = useTranslations('marketAccess.facts')
  return (
    <p className={styles.note}>
      <strong>{t('information')}</strong> {t('notCovered')}{' '}
      <Link href={localePath(locale, routes.marketData())}>{t('sources')}</Link>
    </p>
  )
}
