import { acts, definitionsIn } from './pdf-actions.ts'
import { packingOf, unpack } from './pdf-filters.ts'
import { plain, streamsOf, type PdfStream } from './pdf-objects.ts'
import { Refused } from './refused.ts'

export const maxPages = 500
/** The unpacked size limits of all streams, and of those with packed objects. */
export const unpackedLimit = 128 * 1024 * 1024
export const packedLimit = 16 * 1024 * 1024
const tail = 1024

const script = /\/JS(?![A-Za-z0-9])/
const locked = /\/Encrypt(?![A-Za-z0-9])/
const page = /\/Type\s*\/Page(?![A-Za-z0-9])/g
/** A node of the tree of pages, with the number of pages below it. */
const node =
  /\/Type\s*\/Pages(?![A-Za-z0-9])[^<>]{0,500}?\/Count\s+(\d+)|\/Count\s+(\d+)[^<>]{0,500}?\/Type\s*\/Pages(?![A-Za-z0-9])/g

/**
 * Refuses a document that is no complete PDF, that is encrypted, or that acts (RELIABILITY.md 2.6). Objects packed into streams are unpacked and read too; those
 * that are packed in any way but the usual one are refused. Returns the number of its pages.
 */
export async function inspectPdf(bytes: Buffer): Promise<number> {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) throw new Refused('damaged')
  const end = text.lastIndexOf('%%EOF')
  if (end < 0 || end < text.length - tail || !/^[\s\0]*$/.test(text.slice(end + 5))) {
    throw new Refused('damaged')
  }
  if (!text.includes('startxref')) throw new Refused('damaged')
  // A reader may be led into a stream, so its bytes are read as they are as well.
  const whole = plain(text)
  if (locked.test(whole)) throw new Refused('active')
  const { content: packed, objects } = await packedObjects(bytes, text)
  if (script.test(packed)) throw new Refused('active')
  const definitions = definitionsIn([whole, objects])
  if ([whole, packed, objects].some((part) => acts(part, definitions))) throw new Refused('active')
  const pages = countPages(whole) + countPages(packed)
  if (pages === 0 || pages > maxPages) throw new Refused('damaged')
  return pagesOfTree(`${whole}\n${packed}`) ?? pages
}

/**
 * The pages that the root of their tree counts, if it does: a document that was changed may hold
 * former pages too.
 */
function pagesOfTree(text: string): number | null {
  const counts = [...text.matchAll(node)].map(([, after, before]) => Number(after ?? before))
  const most = Math.max(0, ...counts)
  return most > 0 && most <= maxPages ? most : null
}

function countPages(text: string): number {
  return text.match(page)?.length ?? 0
}

/** The content of packed objects as it is, and each object with its number. */
async function packedObjects(bytes: Buffer, text: string) {
  const packed: string[] = []
  const objects: string[] = []
  let left = unpackedLimit
  let leftPacked = packedLimit
  for (const { entries, start } of streamsOf(text)) {
    const holdsObjects = isPackOfObjects(entries)
    if (holdsObjects && !isUsualPack(entries)) throw new Refused('active')
    const packing = packingOf(entries)
    // Unpacked objects were read with the whole document.
    if (holdsObjects && !entries.has('Filter')) continue
    const parts: Buffer[] | undefined = holdsObjects ? [] : undefined
    left -= await unpack(
      bytes.subarray(start),
      packing,
      Math.min(left, holdsObjects ? leftPacked : left),
      parts,
    )
    if (!parts) continue
    const content = Buffer.concat(parts).toString('latin1')
    leftPacked -= content.length
    packed.push(content)
    objects.push(numbered(content, Number(entries.get('First') ?? 0)))
  }
  return { content: plain(packed.join('\n')), objects: plain(objects.join('\n')) }
}

/** Packed objects as they would stand in the file, by the numbers and places before them. */
function numbered(content: string, first: number): string {
  const header = content.slice(0, first).match(/\d+/g) ?? []
  const places = header
    .flatMap((number, index) =>
      index % 2 === 0 ? [{ number, start: Number(header[index + 1] ?? content.length) }] : [],
    )
    .sort((one, other) => one.start - other.start)
  const objects = places.map(({ number, start }, index) => {
    const end = places[index + 1]?.start ?? content.length
    return `${number} 0 obj\n${content.slice(first + start, first + end)}\nendobj`
  })
  return objects.join('\n')
}

/** Only object streams have `First`, and readers check little else. */
function isPackOfObjects(entries: PdfStream['entries']): boolean {
  const type = plain(entries.get('Type') ?? '/None')
  return entries.has('First') || !/^\/[^\s\0]+$/.test(type) || type === '/ObjStm'
}

const usualEntries: Readonly<Record<string, RegExp>> = {
  Type: /^\/ObjStm$/,
  Filter: /^(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])$/,
  N: /^\d+$/,
  First: /^\d+$/,
  Length: /^\d+$/,
  DL: /^\d+$/,
  Extends: /^\d+ \d+ R$/,
}

/** Whether objects are packed in the usual way, which all readers decode alike. */
function isUsualPack(entries: PdfStream['entries']): boolean {
  return [...entries].every(
    ([name, value]) =>
      Object.hasOwn(usualEntries, name) && usualEntries[name]?.test(value) === true,
  )
}
