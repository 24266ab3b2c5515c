import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import styles from './buyers-line.module.css'

interface BuyersLineProps {
  locale: Locale
  /** The portal has a board with requests of buyers. */
  hasBoard: boolean
}

/** One line for buyers: find a supplier, or say what is wanted. */
export function BuyersLine({ locale, hasBoard }: BuyersLineProps) {
  const t = useTranslations('homeBlocks.buyers')
  return (
    <nav aria-labelledby="buyers-line" className={styles.band}>
      <div className={styles.line}>
        <Text id="buyers-line" tone="ink" weight="heading">
          {t('title')}
        </Text>
        <Row as="ul" gap={5} lineGap={0} align="center">
          <li>
            <Link href={localePath(locale, routes.localBuyers('products'))} touch>
              {t('suppliers')}
            </Link>
          </li>
          {hasBoard && (
            <li>
              <Link href={localePath(locale, routes.buyingRequests())} touch>
                {t('requests')}
              </Link>
            </li>
          )}
        </Row>
      </div>
    </nav>
  )
}
