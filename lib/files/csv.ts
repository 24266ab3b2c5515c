import 'server-only'
import { stringify } from 'csv-stringify/sync'

/** As spreadsheets read it. The writer itself quotes line breaks of its own kind only. */
const options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: '\n',
} as const

/** Lines of a CSV file; the first ones carry the mark of its encoding. A formula becomes a text. */
export function csvLines(
  lines: readonly (readonly unknown[])[],
  { isStart = true }: { isStart?: boolean } = {},
): string {
  return stringify([...lines], { ...options, bom: isStart })
}
