import { csvText } from '@/components/chart/csv'
import type { ComparedRow } from './compared-row'
import type { ComparisonTexts } from './comparison-texts'

/**
 * The rows as a CSV file: only what is confirmed and under a stated licence, with a remark in place
 * of a duty that nobody has confirmed. It has no imports of all goods, and so no score, which rests
 * on them.
 */
export function comparisonCsv(rows: readonly ComparedRow[], texts: ComparisonTexts): string {
  const { columns, file, plain } = texts
  const head = [columns.market, file.code, columns.duty, columns.preference, columns.agreement]
  const sourceHead = [file.dutySource, file.preferenceSource].flatMap((name) => [
    name,
    file.licence,
    file.years,
  ])
  const hasNotices = rows.some(({ notices }) => notices.length > 0)
  const noticeHead = hasNotices ? [file.notice] : []
  const body = rows.map((row) => {
    const open = (text: string | null) =>
      text === null ? plain.missing : row.isOpen ? withoutIsolates(text) : file.notOpen
    const agreement = row.agreement?.text ?? plain.noAgreement
    return [
      row.name,
      row.code,
      open(row.duty),
      row.isUnsure ? file.unconfirmed : open(row.preference),
      row.agreement === null || row.isConfirmed ? agreement : file.unconfirmed,
      ...sourceCells(row.duty === null ? undefined : row.sources?.duty),
      ...sourceCells(row.preference === null || row.isUnsure ? undefined : row.sources?.preference),
      ...(hasNotices ? [row.notices.join(' ')] : []),
    ]
  })
  return csvText([[...head, ...sourceHead, ...noticeHead], ...body])
}

type Source = NonNullable<ComparedRow['sources']>['duty']

const sourceCells = (given: Source | undefined) =>
  given ? [given.source, given.licence, given.period] : ['', '', '']

/** A file has a cell for each text, where marks of direction would only be seen as odd signs. */
const withoutIsolates = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
