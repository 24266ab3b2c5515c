/**
 * What a PDF may do by itself, or when a person clicks in it. Readers reach an object by any offset,
 * so the bytes of the file and its unpacked objects are read as they are, wherever they stand.
 */

/** Actions that run, send, load or open something outside the document, and forms that do. */
const named =
  /\/(?:(?:JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|EmbeddedFiles?|RichMedia\w*|Renditions?|OnInstantiate)(?![A-Za-z0-9])|XFA[\s\0]*[[\d%])/
/** A key or keyword, and what may follow it after spaces and comments. */
interface Pair {
  first: RegExp
  then: RegExp
}

/** Kinds of actions, annotations and pictures that play, show or print what is in another file. */
const kinds: Pair = {
  first: /\/S(?:ubtype2?)?|(?<![a-z])obj/g,
  then: /\/(?:Thread|3D|Movie|Sound|PS|FileAttachment)(?![A-Za-z0-9])/y,
}
/** A dictionary, or a reference to an object. */
const dictionary = /<<|(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![A-Za-z0-9])/y
/** What such a kind holds, and files within the document, whatever calls them. */
const contents: Pair = { first: /\/(?:3DD|Movie|Sound|OPI|EF)/g, then: dictionary }
/** A page of another file in place of a drawing; in a tagged document, a list of related parts. */
const reference: Pair = { first: /\/Ref/g, then: dictionary }
/** Actions of events: when a page is shown, a field is left, the document is printed. */
const onEvent: Pair = { first: /\/AA/g, then: dictionary }
const remoteFile: Pair = { first: /\/FS/g, then: /\/URL(?![A-Za-z0-9])/y }
const opening: Pair = {
  first: /\/OpenAction(?![A-Za-z0-9])/g,
  then: /(?:(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![A-Za-z0-9])|(\[|<<))?/y,
}
const addressed: Pair = {
  first: /\/(?:URI|Base|UF|F)(?![A-Za-z0-9])/g,
  then: /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![A-Za-z0-9])|(\((?:\\[^]|[^\\])|<(?!<))/y,
}
/** An action that goes to a place; with a comment within it, it counts as any other action. */
const goTo = /^(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*<<[^<>]*\/S[\0\t\n\f\r ]*\/GoTo(?![A-Za-z0-9])/
/** A list, as which a place in the document is written. */
const list = /^(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*\[/
const chained = /\/Next(?![A-Za-z0-9])/
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
  const gapEnd = gapEnds(text)
  const found = (pair: Pair) => pairs(text, pair, gapEnd)
  return (
    named.test(text) ||
    [kinds, contents, onEvent, remoteFile].some((pair) => !found(pair).next().done) ||
    found(reference).some(({ then }) => !isList(then, definitions)) ||
    found(opening).some(({ then }) => !isHarmlessOpening(text, then, definitions)) ||
    found(addressed).some(({ first, then }) => !isHarmlessAddress(text, first, then, definitions))
  )
}

/** Each pair in a text. Of several that refer to the same object, only the first counts. */
function* pairs(text: string, { first, then }: Pair, gapEnd: (at: number) => number) {
  const seen = new Set<string>()
  for (const { index, 0: key } of text.matchAll(first)) {
    then.lastIndex = gapEnd(index + key.length)
    const next = then.exec(text)
    if (!next) continue
    const [, number, generation] = next
    const reference = number && `${key} ${Number(number)} ${Number(generation)}`
    if (reference && seen.has(reference)) continue
    if (reference) seen.add(reference)
    yield { first: key, then: next }
  }
}

/**
 * Where the spaces and comments end that begin at a place. A comment may hold thousands of keys, each of
 * which is followed by its rest and by all comments below it, so the end is found once for each line.
 */
function gapEnds(text: string): (at: number) => number {
  const space = /[\0\t\n\f\r ]*/y
  const lineBreak = /[\r\n]|$/g
  const ends = new Map<number, number>()
  const after = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  const lineEnd = (at: number) => after(lineBreak, at)?.index ?? text.length
  let line = { start: 0, end: -1 }
  return (start) => {
    const passed: number[] = []
    let at = start + (after(space, start)?.[0].length ?? 0)
    while (text[at] === '%') {
      const isFirst = passed.length === 0
      if (isFirst && (at < line.start || at > line.end)) line = { start: at, end: lineEnd(at) }
      const end = isFirst ? line.end : lineEnd(at)
      // A comment ends with its line.
      if (end === text.length) break
      const known = ends.get(end)
      passed.push(end)
      at = known ?? end + 1 + (after(space, end + 1)?.[0].length ?? 0)
      if (known !== undefined) break
    }
    for (const end of passed) ends.set(end, at)
    return at
  }
}

function isList([, number, generation]: RegExpExecArray, definitions: Definitions): boolean {
  if (number === undefined || generation === undefined) return false
  const all = definitions(number, generation)
  return all.length > 0 && all.every((definition) => list.test(definition))
}

function isHarmlessOpening(text: string, found: RegExpExecArray, definitions: Definitions) {
  const [, number, generation, direct] = found
  if (number !== undefined && generation !== undefined) {
    const all = definitions(number, generation)
    return all.length > 0 && all.every(showsPage)
  }
  return direct !== undefined && showsPage(text.slice(found.index, found.index + longestAddress))
}

/** A destination, or an action that goes to one and has no other after it. */
function showsPage(definition: string): boolean {
  if (list.test(definition)) return true
  const action = definition.slice(0, longestAddress)
  return goTo.test(action) && !chained.test(action.split('endobj', 1)[0] ?? '')
}

function isHarmlessAddress(
  text: string,
  key: string,
  found: RegExpExecArray,
  definitions: Definitions,
) {
  const [, number, generation, opened] = found
  const isLink = key === '/URI' || key === '/Base'
  if (opened !== undefined) return isAllowed(stringAt(text, found.index), isLink)
  if (number === undefined || generation === undefined) return true
  return definitions(number, generation).every((definition) => {
    const start = isLink ? definition.search(/[(<]/) : stringStart(definition)
    return start < 0 ? !isLink : isAllowed(stringAt(definition, start), isLink)
  })
}

/** Where the string is that an object consists of; -1 where it is something else. */
function stringStart(definition: string): number {
  const [gap = ''] = /^(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*/.exec(definition) ?? []
  return /^(?:\(|<(?!<))/.test(definition.slice(gap.length)) ? gap.length : -1
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
