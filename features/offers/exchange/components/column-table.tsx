import { useTranslations } from 'next-intl'
import type { OfferType } from '../../kinds/contract'
import { columnGroups } from '../rules'
import styles from './exchange.module.css'

/** What each column of a file means, and the codes that it takes. */
export function ColumnTable({ type }: { type: OfferType }) {
  const t = useTranslations('offerExchange.columns')
  return (
    <dl className={styles.columns}>
      {columnGroups(type).map(({ name, columns, values }) => (
        <div key={name} className={styles.column}>
          <dt dir="ltr" className={styles.codes}>
            {shown(columns).map((column) => (
              <code key={column}>{column}</code>
            ))}
          </dt>
          <dd>
            {t(`meaning.${name}`)}
            {values && (
              <span className={styles.values}>
                {t('values')} <bdi dir="ltr">{values.join(', ')}</bdi>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const many = 4

/** A few columns, or the first and the last of many. */
function shown(columns: readonly string[]): string[] {
  if (columns.length < many) return [...columns]
  return [`${columns[0]} … ${columns.at(-1)}`]
}
