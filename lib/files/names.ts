/**
 * What stored files are called. A key is 128 random bits in hexadecimal: nobody can guess it, and
 * what lies under it never changes. Names of public and private files never meet, so that a
 * private one cannot be reached through the public door.
 */
const keyPattern = /^[0-9a-f]{32}$/
const pictureFile = /^([1-9]\d{1,3})\.webp$/
const storedName = /^(?:public\/[0-9a-f]{32}\/[1-9]\d{1,3}\.webp|private\/[0-9a-f]{32})$/

export function isFileKey(text: string): boolean {
  return keyPattern.test(text)
}

/** Whether a name is one of ours; a storage takes and gives no other. */
export function isStoredName(name: string): boolean {
  return storedName.test(name)
}

/** The stored name of one size of a public picture; `width` in pixels. */
export function pictureName(key: string, width: number): string {
  return `public/${key}/${width}.webp`
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

/** The stored name behind `/media/{key}/{width}.webp`, or null when the address is no picture's. */
export function pictureNameOf(segments: readonly string[]): string | null {
  const [key = '', file = '', ...more] = segments
  const width = pictureFile.exec(file)?.[1]
  if (more.length > 0 || !isFileKey(key) || width === undefined) return null
  return pictureName(key, Number(width))
}
