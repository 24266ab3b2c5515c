import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { ListedMarket } from '../rules'
import styles from './market-links.module.css'

interface MarketLinksProps {
  locale: Locale
  markets: readonly ListedMarket[]
  /** What the mark of a market with duties on file says. */
  onFile: string
}

/** Markets, each with the way to its page and a mark where its duties are on file. */
export function MarketLinks({ locale, markets, onFile }: MarketLinksProps) {
  return (
    <ul className={styles.list}>
      {markets.map(({ code, name, hasTariff }) => (
        <li key={code}>
          <Link href={localePath(locale, routes.market(code))} className={styles.link}>
            {name}
          </Link>
          {hasTariff && <Icon name="check" size={16} label={onFile} className={styles.mark} />}
        </li>
      ))}
    </ul>
  )
}
