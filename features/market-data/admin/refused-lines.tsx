'use client'

import { Button } from '@/components/button/button'
import { csvText } from '@/components/chart/csv'
import { saveFile } from '@/components/chart/saving'
import { Icon } from '@/components/icon/icon'
import { formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { lineReasons } from '@/features/market-files/contract'
import type { VersionDetail } from '../versions/contract'
import styles from './dataset-screens.module.css'

const shownLines = 50

/** The lines of a file that were not loaded: how many for each reason, the first ones, and all as a file. */
export function RefusedLines({ version }: { version: VersionDetail }) {
  const t = useTranslations('admin.marketData.refused')
  const texts = useTranslations('admin.marketData')
  const locale = useInterfaceLocale()
  const { report, rows_refused, id } = version
  const { refused, reasons } = report
  const save = () => {
    const head = [t('line'), t('reason'), t('text')]
    const rows = refused.map(({ line, reason, text }) => [
      line,
      texts(`lineReason.${reason}`),
      text,
    ])
    saveFile(new Blob([csvText([head, ...rows])], { type: 'text/csv' }), `refused-${id}.csv`)
  }
  return (
    <>
      <ul>
        {lineReasons.map((reason) => {
          const count = reasons[reason] ?? 0
          return (
            count > 0 && (
              <li key={reason}>
                {texts(`lineReason.${reason}`)}{' '}
                <span className={styles.meta}>{formatNumber(count, locale)}</span>
              </li>
            )
          )
        })}
      </ul>
      {refused.length < rows_refused && (
        <p className={styles.meta}>
          {t('first', { count: refused.length, rows: formatNumber(refused.length, locale) })}
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('reason')}</th>
            <th scope="col">{t('text')}</th>
          </tr>
        </thead>
        <tbody>
          {refused.slice(0, shownLines).map(({ line, reason, text }) => (
            <tr key={`${line}-${reason}`}>
              <th scope="row">{line}</th>
              <td>{texts(`lineReason.${reason}`)}</td>
              <td>
                <bdi dir="ltr">{text}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button variant="secondary" onClick={save}>
          <Icon name="download" size={20} />
          {t('save')}
        </Button>
      </div>
    </>
  )
}
