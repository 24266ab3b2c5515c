import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { type OfferType, offerTypes } from '../../kinds/contract'
import styles from './sector-tiles.module.css'

/** The links between products and services. */
export function TypeSwitch({ locale, type }: { locale: Locale; type: OfferType }) {
  const t = useTranslations('offers')
  return (
    <nav aria-label={t('types')} className={styles.types}>
      {offerTypes.map((one) => (
        <Link
          key={one}
          href={localePath(locale, routes.localBuyers(one))}
          look="bare"
          className={styles.type}
          aria-current={one === type ? 'page' : undefined}
        >
          {t(`type.${one}`)}
        </Link>
      ))}
    </nav>
  )
}
