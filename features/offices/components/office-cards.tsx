import type { Locale } from '@/lib/i18n/locale'
import type { OfficeWrite } from '../contract'
import type { Directions } from '../rules'
import { OfficeCard } from './office-card'
import styles from './office-cards.module.css'

interface OfficeCardsProps {
  locale: Locale
  offices: readonly OfficeWrite[]
  directions: Directions
}

/** The offices side by side. */
export function OfficeCards({ locale, offices, directions }: OfficeCardsProps) {
  return (
    <ul className={styles.list}>
      {offices.map((office) => (
        <li key={office.id}>
          <OfficeCard locale={locale} office={office} directions={directions} />
        </li>
      ))}
    </ul>
  )
}
