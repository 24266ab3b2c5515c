/** The beginning of a text, cut after a word where there is one, with an ellipsis. */
export function firstWords(text: string, length: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const letters = [...line]
  if (letters.length <= length) return line
  const start = letters.slice(0, length).join('')
  const end = start.lastIndexOf(' ')
  return `${(end > length / 2 ? start.slice(0, end) : start).replace(/[\s,;:،؛]+$/u, '')}…`
}
