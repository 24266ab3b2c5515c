/**
 * What a program for spreadsheets would evaluate, behind what it leaves away: blanks, marks without
 * width, quotes. The wide forms are signs of Japanese keyboards.
 */
const formula = /^(?:[^\S\t\r\n]|["'\p{Cf}])*[=+\-@\uff1d\uff0b\uff0d\uff20]/u

/** Where some programs begin a cell: at a tab, a break, and in many languages at a semicolon. */
const startsOfCells = /([;\t\r\n])/

/** An apostrophe more or less before each part of a text that may become a cell and needs one. */
function changed(text: string, change: (part: string) => string): string {
  const [first = '', ...rest] = text.split(startsOfCells)
  const isBeforeBreak = /^'*$/.test(first) && /^[\t\r\n]/.test(rest[0] ?? '')
  return [
    isBeforeBreak ? change(`${first}=`).slice(0, -1) : change(first),
    ...rest.map((part, at) => (at % 2 === 0 ? part : change(part))),
  ].join('')
}

/**
 * A text for a file that spreadsheets read: an apostrophe before each part that one of them would
 * evaluate, so that it is shown as it is. `readCell` takes it away again.
 */
export function harmlessCell(text: string): string {
  return changed(text, (part) => (formula.test(part) ? `'${part}` : part))
}

/** A text of a file as it was before it was made harmless for spreadsheets. */
export function readCell(text: string): string {
  if (!text.includes("'")) return text
  return changed(text, (part) =>
    part.startsWith("'") && formula.test(part.slice(1)) ? part.slice(1) : part,
  )
}
