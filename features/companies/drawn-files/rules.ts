/** The first letters of the first two words of a name; empty where it has none. */
export function initialsOf(name: string): string {
  const parts = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return parts
    .slice(0, 2)
    .map((part) => [...part].slice(0, 1).join('').toUpperCase())
    .join('')
}

/** A line of a profile: a heading, or a label with what it says. */
export interface ProfileLine {
  label?: string
  text: string
}

/** The lines of a profile that say something. */
export function filledLines(lines: readonly ProfileLine[]): ProfileLine[] {
  return lines.filter(({ text }) => text.trim() !== '')
}

/** Words in lines that are not wider than a measure allows. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

/** A page in A4, in the points of a PDF. */
const page = { width: 595, height: 842 }

/**
 * A PDF of one page that a JPEG picture fills (ISO 32000-1, sections 7.5 and 8.9). The picture is
 * written in digits, so that none of its bytes reads like an action of a document, which are refused.
 */
export function pdfOfPicture(
  jpeg: Uint8Array,
  { width, height }: { width: number; height: number },
): string {
  const digits = [...jpeg].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const drawing = `q ${page.width} 0 0 ${page.height} 0 0 cm /P Do Q`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]` +
      '/Resources<</XObject<</P 4 0 R>>>>/Contents 5 0 R>>',
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB` +
      `/BitsPerComponent 8/Filter[/ASCIIHexDecode/DCTDecode]/Length ${digits.length + 1}>>` +
      `\nstream\n${digits}>\nendstream`,
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const [index, object] of objects.entries()) {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  return `${text}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
}
