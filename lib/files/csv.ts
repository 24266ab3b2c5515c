import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { harmlessCell } from '@/lib/api/harmless-cell'

/** As spreadsheets read it. The writer itself quotes line breaks of its own kind only. */
const options = {
  record_delimiter: 'windows',
  quoted_match: /[;\t\r\n]/,
} as const

/** Lines of a CSV file; the first ones carry the mark of its encoding. A formula becomes a text. */
export function csvLines(
  lines: readonly (readonly unknown[])[],
  { isStart = true }: { isStart?: boolean } = {},
): string {
  const harmless = (cell: unknown) => (typeof cell === 'string' ? harmlessCell(cell) : cell)
  const cells = lines.map((line) => line.map(harmless))
  return stringify(cells, { ...options, bom: isStart })
}
