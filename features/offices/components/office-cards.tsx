import type { Locale } from '@/lib/i18n/locale'
import type { OfficeWrite } from '../contract'
import { OfficeCard } from './office-card'
import styles from './office-cards.module.css'

interface OfficeCardsProps {
  locale: Locale
  offices: readonly OfficeWrite[]
  /** The numbers of the offices on the map next to the list, by id. */
  numbers?: ReadonlyMap<number, number>
}

/** The offices side by side. */
export function OfficeCards({ locale, offices, numbers }: OfficeCardsProps) {
  return (
    <ul className={styles.list}>
      {offices.map((office) => (
        <li key={office.id}>
          <OfficeCard locale={locale} office={office} number={numbers?.get(office.id)} />
        </li>
      ))}
    </ul>
  )
}
