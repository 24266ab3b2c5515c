/**
 * What a PDF may do by itself, or when a person clicks in it. Readers reach an object by any offset,
 * so the bytes of the file and its unpacked objects are read as they are, wherever they stand.
 */

/** Actions that run, send, load or open something outside the document, and forms that do. */
const named =
  /\/(?:(?:JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|EmbeddedFiles?|RichMedia|Rendition)(?![A-Za-z0-9])|XFA[\s\0]*[[\d%])/
const threadAction = /\/S(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*\/Thread(?![A-Za-z0-9])/
/** Actions of events: when a page is shown, a field is left, the document is printed. */
const onEvent =
  /\/AA(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*(?:<<|(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![A-Za-z0-9]))/
const remoteFile = /\/FS(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*\/URL(?![A-Za-z0-9])/
const opening =
  /\/OpenAction(?![A-Za-z0-9])(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*(?:(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![A-Za-z0-9])|(\[|<<))?/g
const addressed =
  /\/(URI|Base|UF|F)(?![A-Za-z0-9])(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*(?:(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![A-Za-z0-9])|(\((?:\\[^]|[^\\])|<(?!<)))/g
const goTo =
  /^(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*<<[^<>]*\/S(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*\/GoTo(?![A-Za-z0-9])/
const destination = /^(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*\[/
const chained =
  /\/Next(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*(?:<<|\[|(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![A-Za-z0-9]))/
const defined = /(?<!\d)(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+obj/g

const schemes = /^(?:https?|mailto|tel):/i
/** An address without a scheme is relative; one that begins with slashes may name a share. */
const elsewhere = /^[\\/]|^[a-z][a-z0-9+.-]*:/i
const longestAddress = 2_000

/** The definitions of an object, each from its first byte on; a changed file has several. */
export type Definitions = (number: string, generation: string) => readonly string[]

/**
 * Whether a part of a document acts: by scripts, programs, forms that send, other files, addresses of
 * anything but the web and mail, or by whatever follows from opening it, other than showing a page.
 */
export function acts(text: string, definitions: Definitions): boolean {
  return (
    [named, threadAction, onEvent, remoteFile].some((pattern) => pattern.test(text)) ||
    [...text.matchAll(opening)].some((found) => !isHarmlessOpening(text, found, definitions)) ||
    [...text.matchAll(addressed)].some((found) => !isHarmlessAddress(text, found, definitions))
  )
}

function isHarmlessOpening(text: string, found: RegExpExecArray, definitions: Definitions) {
  const [whole, number, generation, direct] = found
  if (number !== undefined && generation !== undefined) {
    const all = definitions(number, generation)
    return all.length > 0 && all.every(showsPage)
  }
  return direct !== undefined && showsPage(text.slice(found.index + whole.length - direct.length))
}

/** A destination, or an action that goes to one and has no other after it. */
function showsPage(definition: string): boolean {
  if (destination.test(definition)) return true
  const action = definition.slice(0, longestAddress)
  return goTo.test(action) && !chained.test(action.split('endobj', 1)[0] ?? '')
}

function isHarmlessAddress(text: string, found: RegExpExecArray, definitions: Definitions) {
  const [whole, key, number, generation, opened] = found
  const isLink = key === 'URI' || key === 'Base'
  if (opened !== undefined) {
    return isAllowed(stringAt(text, found.index + whole.length - opened.length), isLink)
  }
  if (!isLink || number === undefined || generation === undefined) return true
  return definitions(number, generation).every((definition) => {
    const start = definition.search(/[(<]/)
    return start >= 0 && isAllowed(stringAt(definition, start), true)
  })
}

function isAllowed(address: string, isLink: boolean): boolean {
  const trimmed = address.replace(/^[\0-\x20]+/, '')
  if (!isLink) return !/^(?:\\\\|\/\/|[a-z]{2,}:)/i.test(trimmed)
  return schemes.test(trimmed) || !elsewhere.test(trimmed)
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The string that begins here, in parentheses or in hexadecimal digits, as its bytes say. */
function stringAt(text: string, start: number): string {
  const part = text.slice(start + 1, start + 1 + longestAddress)
  const bytes = text[start] === '<' ? hexadecimal(part) : literal(part)
  return /^(?:\xfe\xff|\xff\xfe|\xef\xbb\xbf)/.test(bytes)
    ? bytes.replace(/[\0\x80-\xff]/g, '')
    : bytes
}

function hexadecimal(part: string): string {
  const digits = (part.split('>', 1)[0] ?? '').replace(/[^0-9A-Fa-f]/g, '')
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1')
}

function literal(part: string): string {
  const content = /^(?:\\[^]|[^\\)])*/.exec(part)?.[0] ?? ''
  return content.replace(
    /\\(?:([0-7]{1,3})|(\r\n|[\r\n])|([^]))/g,
    (_, octal?: string, line?: string, other = '') => {
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) & 255)
      return line === undefined ? (escapes[other] ?? other) : ''
    },
  )
}

/** Where each object of some texts is defined, by its number and generation. */
export function definitionsIn(texts: readonly string[]): Definitions {
  const found = new Map<string, string[]>()
  const keyOf = (number: string, generation: string) => `${Number(number)} ${Number(generation)}`
  for (const text of texts) {
    for (const { index, 0: head, 1: number = '', 2: generation = '' } of text.matchAll(defined)) {
      const start = index + head.length
      const key = keyOf(number, generation)
      const all = found.get(key) ?? []
      all.push(text.slice(start, start + 2 * longestAddress))
      found.set(key, all)
    }
  }
  return (number, generation) => found.get(keyOf(number, generation)) ?? []
}
