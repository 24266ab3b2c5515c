'use client'

import { Stack } from '@/components/layout/stack'
import { formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { VersionDifference } from '../versions/contract'
import styles from './dataset-screens.module.css'

type Values = VersionDifference['examples'][number]['before']

const written = (value: unknown) =>
  Array.isArray(value)
    ? value.join('; ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The values of a row that differ from those of another one, one a line; all of them without it. */
function differing(values: Values, other: Values): string[] {
  return Object.entries(values ?? {})
    .filter(([name, value]) => (other ? written(value) !== written(other[name]) : !isEmpty(value)))
    .map(([name, value]) => `${name}: ${isEmpty(value) ? '–' : written(value)}`)
}

/** What publishing a version would change, with examples. */
export function DifferenceTable({ difference }: { difference: VersionDifference }) {
  const t = useTranslations('admin.marketData.difference')
  const locale = useInterfaceLocale()
  const { examples } = difference
  const counts = (['added', 'removed', 'changed'] as const).map((name) => {
    const count = difference[name]
    return <li key={name}>{t(name, { count, rows: formatNumber(count, locale) })}</li>
  })
  if (examples.length === 0) return <p>{t('none')}</p>
  return (
    <>
      <ul>{counts}</ul>
      <table className={styles.table}>
        <caption>{t('examples')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ key, before, after }) => (
            <tr key={key}>
              <th scope="row">
                <bdi dir="ltr">{key}</bdi>
              </th>
              <td>{before ? <Lines of={differing(before, after)} /> : t('absent')}</td>
              <td>{after ? <Lines of={differing(after, before)} /> : t('absent')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <Stack as="ul" gap={1}>
      {lines.map((line) => (
        <li key={line} dir="ltr">
          {line}
        </li>
      ))}
    </Stack>
  )
}
