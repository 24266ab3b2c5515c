import { plainText } from '@/lib/html/plain-text'

/** A heading of a long text, for the table of contents. */
export interface Heading {
  id: string
  text: string
}

const headingId = (index: number) => `section-${index + 1}`

/** The second-level headings of an HTML text with the ids that `prepareHtml` gives them. */
export function headingsOf(html: string): Heading[] {
  return Array.from(html.matchAll(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g)).map(([, inner = ''], index) => ({
    id: headingId(index),
    text: plainText(inner),
  }))
}

/**
 * Sanitised HTML of editors, made ready to be shown: headings get ids to lead to, tables a frame
 * that scrolls, and their cells the name of their column, so that a narrow screen can show each
 * row as a card (the roles keep the table a table for people who listen).
 */
export function prepareHtml(html: string): string {
  let heading = 0
  return html
    .replace(/<h2\b/g, () => `<h2 id="${headingId(heading++)}" tabindex="-1"`)
    .replace(/<table\b[\s\S]*?<\/table>/g, frameTable)
}

function frameTable(table: string): string {
  const head = /<thead\b[\s\S]*?<\/thead>/.exec(table)?.[0] ?? ''
  const names = Array.from(head.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)).map(([, inner = '']) =>
    plainText(inner),
  )
  const labelled = table
    .replace(head, () => head.replace(/<th\b/g, '<th role="columnheader"'))
    .replace(/<tr\b[\s\S]*?<\/tr>/g, (row) => labelRow(row, names))
    .replace(/<(?:thead|tbody)\b/g, '$& role="rowgroup"')
    .replace(/<table\b/, `<table role="table"${names.length > 0 ? ' data-cards' : ''}`)
  return `<div data-scroll tabindex="0" role="group">${labelled}</div>`
}

function labelRow(row: string, names: readonly string[]): string {
  let column = 0
  return row
    .replace(/<t[hd]\b/g, (cell) => {
      const name = names[column++]
      if (cell === '<th') return cell
      return `<td role="cell"${name ? ` data-label="${attribute(name)}"` : ''}`
    })
    .replace(/<tr\b/, '<tr role="row"')
}

function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
