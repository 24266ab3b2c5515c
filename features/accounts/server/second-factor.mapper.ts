import 'server-only'
import { sealText, unsealText } from '@/lib/auth/sealed-box'
import { keyName, secretKeys } from '@/lib/auth/secret-keys'

const seal = (userId: number) => ({ purpose: 'portal second factor', holder: String(userId) })

/** The prefix of what the newest key sealed. */
export function currentPrefix(): string {
  return `${keyName(secretKeys()[0])}.`
}

/** The stored form of a person's secret: nobody reads it without the keys, or as somebody else's. */
export function sealSecret(userId: number, secret: string): string {
  return `${currentPrefix()}${sealText(secret, seal(userId))}`
}

/**
 * The secret in its stored form, also in that of the release before, which did not seal it. Null
 * when none of the keys opens it.
 */
export function openSecret(userId: number, stored: string): string | null {
  const [, sealed] = stored.split('.')
  return sealed === undefined ? stored : unsealText(sealed, seal(userId))
}
