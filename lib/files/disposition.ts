const maxNameLength = 150

/** Characters that hide or reverse what follows, and those that no file system accepts. */
const strange = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu

/**
 * A file's name as somebody gave it, made harmless: without path, control or direction signs, at
 * most 150 characters, its ending kept. '' when nothing is left.
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = last.replace(strange, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '')
  const letters = Array.from(name)
  if (letters.length <= maxNameLength) return name
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? ''
  return `${letters.slice(0, maxNameLength - ending.length).join('')}${ending}`
}

/** The name of a file as names are compared; null for one with a path, which no file has. */
export function nameKey(given: string): string | null {
  const typed = given.normalize('NFC').trim()
  if (/[/\\]/.test(typed)) return null
  const name = cleanFileName(typed).toLowerCase()
  return name === '' || typed.length > maxNameLength ? null : name
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/webp': '.webp',
}

/**
 * A name under which a file opens as what it is: the extension of its type is appended to any other
 * one. At most 150 characters.
 */
export function nameOfType(name: string, mime: string): string {
  const ending = endings[mime] ?? ''
  return name.toLowerCase().endsWith(ending) ? name : cleanFileName(`${name}${ending}`)
}

/**
 * The `Content-Disposition` of a file under its name in any script (RFC 6266): a name in ASCII for
 * old programs, and the whole one in UTF-8.
 */
export function contentDisposition(as: 'inline' | 'attachment', name: string): string {
  const clean = cleanFileName(name)
  if (clean === '') return as
  const ascii = clean.replace(/[^\x20-\x7e]+/g, '_').replace(/[%;]/g, '_')
  const plain = /[A-Za-z0-9]/.test(ascii) ? `; filename="${ascii}"` : ''
  return `${as}${plain}; filename*=UTF-8''${encoded(clean)}`
}

/** Percent-encoded as RFC 5987 asks: also the four signs that `encodeURIComponent` leaves. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
