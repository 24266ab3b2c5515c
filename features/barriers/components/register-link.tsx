import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { hasRegister } from '../queries'
import styles from './register-link.module.css'

/** The way to the register, on pages about reporting and markets; nothing where there is none. */
export function RegisterLink({ locale }: { locale: Locale }) {
  const t = useTranslations('barriers')
  if (!hasRegister()) return null
  return (
    <p className={styles.way} data-no-print>
      <Link href={localePath(locale, routes.barriers())}>{t('toRegister')}</Link>
    </p>
  )
}
