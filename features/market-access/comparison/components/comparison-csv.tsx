import { csvText } from '@/components/chart/csv'
import { whole } from '../rules'
import type { ComparisonTexts } from './comparison-texts'
import type { ScoredRow } from './table-order'

/**
 * The rows as a CSV file: only what is confirmed and under a stated licence, so without the imports
 * of all goods, and with a remark in place of a duty that nobody has confirmed.
 */
export function comparisonCsv(
  rows: readonly ScoredRow[],
  { texts, countsUnconfirmed }: { texts: ComparisonTexts; countsUnconfirmed: boolean },
): string {
  const { columns, file, plain } = texts
  const head = [columns.market, file.code, columns.duty, columns.preference, columns.agreement]
  const body = rows.map(({ row, score }) => {
    const open = (text: string | null) =>
      text === null ? plain.missing : row.isOpen ? withoutIsolates(text) : file.notOpen
    const agreement = row.agreement?.text ?? plain.noAgreement
    const total = score.total ? whole(score.total) : plain.noScore
    return [
      ...[row.name, row.code, open(row.duty)],
      row.isUnsure ? file.unconfirmed : open(row.preference),
      row.agreement === null || row.isConfirmed ? agreement : file.unconfirmed,
      row.isScoredUnsure && countsUnconfirmed ? file.unconfirmed : total,
    ]
  })
  return csvText([[...head, columns.score], ...body])
}

/** A file has a cell for each text, where marks of direction would only be seen as odd signs. */
const withoutIsolates = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
