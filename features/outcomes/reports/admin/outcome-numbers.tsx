'use client'

import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { outcomeNumbers } from '../contract'
import styles from './outcome-numbers.module.css'

const columns = ['questions', 'answered', 'orders', 'talks', 'nothing'] as const

/** How many people were asked what came of it, and what they answered. */
export function OutcomeNumbers({ days }: { days: number }) {
  const t = useTranslations('outcomeReports')
  const locale = useInterfaceLocale()
  const numbers = useQuery(endpointQuery(outcomeNumbers, { query: { days } }))
  return (
    <RecordPart title={t('numbers')}>
      <LoadedRecord query={numbers}>
        {({ kinds, bands }) =>
          kinds.length === 0 ? (
            <p>{t('noNumbers')}</p>
          ) : (
            <>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('column.kind')}</th>
                    {columns.map((name) => (
                      <th key={name} scope="col">
                        {t(`column.${name}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {kinds.map((row) => (
                    <tr key={row.kind}>
                      <th scope="row">{t(`kind.${row.kind}`)}</th>
                      {columns.map((name) => (
                        <td key={name} data-head={t(`column.${name}`)}>
                          {formatNumber(row[name], locale)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
              {bands.length > 0 && (
                <>
                  <h3>{t('bands')}</h3>
                  <ul>
                    {bands.map(({ band, orders }) => (
                      <li key={band}>
                        {t(`band.${band}`)}: {formatNumber(orders, locale)}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          )
        }
      </LoadedRecord>
    </RecordPart>
  )
}
