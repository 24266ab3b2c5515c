import { harmlessCell } from '@/lib/api/harmless-cell'

/** A text that a spreadsheet would evaluate is marked as text, as in files of the server (ASVS 1.2.10). */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = harmlessCell(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
