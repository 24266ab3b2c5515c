import { decodeSegment } from './decoded-segment.ts'
import { nextKey } from './table.ts'

/**
 * What follows an address in a sentence: no letter or digit, nor a sign that addresses end with. It
 * begins only where no such sign is before it, so that no text is read over and over.
 */
const signsBehind = /(?<![^\p{L}\p{M}\p{N}_~-])[^\p{L}\p{M}\p{N}_~-]+$/u

/** A text without the signs behind it; slashes alone belong to the address. */
const withoutTail = (text: string) =>
  text.replace(signsBehind, (signs) => (/[^/]/.test(signs) ? '' : signs))

/**
 * A decoded path without the signs behind it that were pasted with it: a full stop, a bracket, a
 * comma, in either script. Null for a path without any.
 */
export function withoutSigns(path: string): string | null {
  const plain = withoutTail(path)
  if (plain === path) return null
  return plain === '' ? '/' : plain
}

/** Keys of texts that people write, which end with whatever they like, and of filters as JSON. */
const keysOfTexts: readonly string[] = ['q', 'about', 'redirect', 'invitation', 'target', 'filter']

/** A query without the signs behind the value of its last key; null for one without any. */
export function queryWithoutSigns(search: string): string | null {
  const parts = search.slice(1).split('&')
  const [key = '', ...value] = (parts.pop() ?? '').split('=')
  if (key === nextKey || keysOfTexts.includes(key)) return null
  const text = decodeSegment(value.join('='))
  const plain = withoutTail(text)
  if (plain === text) return null
  // A plus is a space.
  const last = `${key}=${encodeURIComponent(plain).replaceAll('%2B', '+')}`
  return `?${[...parts, last].join('&')}`
}
