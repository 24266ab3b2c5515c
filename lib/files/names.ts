import { focusIn } from '@/lib/pictures/focal-point'
import { avifWidths } from '@/lib/pictures/avif-widths'

/**
 * The names of stored files. A key is 128 random bits in hexadecimal: nobody can guess it, and the
 * file under it never changes. Names of public and private files are disjoint, so that no public
 * address serves a private one.
 */
const keyPattern = /^[0-9a-f]{32}$/
const pictureFile = /^([1-9]\d{1,3})\.(webp|avif|jpg)$/
const storedName =
  /^(?:public\/[0-9a-f]{32}\/[1-9]\d{1,3}\.(?:webp|avif|jpg)|private\/[0-9a-f]{32})$/

export function isFileKey(text: string): boolean {
  return keyPattern.test(text)
}

/** Whether a name is valid; a storage accepts no other. */
export function isStoredName(name: string): boolean {
  return storedName.test(name)
}

/**
 * WebP for pages; a photograph in two widths as AVIF too, once a job has made it; the largest size
 * of an uploaded picture also as JPEG, for other programs.
 */
export type PictureType = 'webp' | 'avif' | 'jpg'

/** The file name of one size of a picture; `width` in pixels. */
export function sizeName(width: number, type: PictureType): string {
  return `${width}.${type}`
}

/** The stored name of a file of a public picture. */
export function pictureFileName(key: string, file: string): string {
  return `public/${key}/${file}`
}

/** The stored name of one size of a public picture; `width` in pixels. */
export function pictureName(key: string, width: number, type: PictureType = 'webp'): string {
  return pictureFileName(key, sizeName(width, type))
}

/** The stored names of every file that a key can have. */
export function storedNames(key: string, widths: readonly number[]): string[] {
  return [
    documentName(key),
    ...widths.map((width) => pictureName(key, width)),
    ...widths.slice(-1).map((width) => pictureName(key, width, 'jpg')),
    ...avifWidthsOf(widths).map((width) => pictureName(key, width, 'avif')),
  ]
}

/** The widths of a picture that exist in AVIF; none unless it is a photograph of full size. */
export function avifWidthsOf(widths: readonly number[]): readonly number[] {
  return avifWidths.every((width) => widths.includes(width)) ? avifWidths : []
}

/** The stored name of a document, which only its handler reads. */
export function documentName(key: string): string {
  return `private/${key}`
}

/** The address of one size of a public picture. */
export function pictureAddress(key: string, width: number): string {
  return `/media/${key}/${width}.webp`
}

/** The address of the handler that checks who asks for a document. */
export function documentAddress(key: string): string {
  return `/api/files/${key}`
}

/** The key in the address of a document, or null when it is another kind of address. */
export function documentKeyOf(address: string): string | null {
  const [, key] = /^\/api\/files\/([^/]+)$/.exec(address) ?? []
  return key !== undefined && isFileKey(key) ? key : null
}

/** The key, width and type in `/media/{key}/{width}.webp` (or `.avif`, `.jpg`), or null. */
export function pictureOf(segments: readonly string[]) {
  const [key = '', file = '', ...more] = segments
  const [, width, ending] = pictureFile.exec(file) ?? []
  if (more.length > 0 || !isFileKey(key) || width === undefined) return null
  const type: PictureType = ending === 'jpg' || ending === 'avif' ? ending : 'webp'
  return { key, width: Number(width), type }
}

/** The key in the address of a public picture, or null when it is another kind of address. */
function pictureKeyOf(address: string): string | null {
  const [, key, file] = /^\/media\/([^/]+)\/([^/]+)$/.exec(focusIn(address).src) ?? []
  return key !== undefined && isFileKey(key) && pictureFile.test(file ?? '') ? key : null
}

/** The key in the address of a stored file of either kind, or null. */
export function fileKeyOf(address: string): string | null {
  return documentKeyOf(address) ?? pictureKeyOf(address)
}

/** Whether a text is an address under which the portal serves files, of whatever key. */
export function isFileAddress(text: string): boolean {
  return /^\/(?:media|api\/files)\//.test(text)
}
