import 'server-only'
import { sealText, unsealText } from '@/lib/auth/sealed-box'
import { z } from 'zod'

const seal = { purpose: 'portal provider session' }

/** A token that is longer does not fit into a cookie. */
export const maxTokenLength = 2_500

const content = z.tuple([z.string().min(1), z.number(), z.number()])

const clockToleranceMs = 60_000

/**
 * A provider's token as a browser may keep it for so many seconds: nobody but this portal can read
 * or change it. Without the setting `SECRET_KEYS` the key lives as long as the process.
 */
export function sealToken(token: string, seconds: number): string {
  return sealText(JSON.stringify([token, Date.now(), seconds]), seal)
}

/** The token that was sealed; null when its time is over or not yet come, or when it was not sealed here. */
export function unsealToken(sealed: string): string | null {
  const text = unsealText(sealed, seal)
  if (text === null) return null
  const { data } = content.safeParse(JSON.parse(text))
  if (!data) return null
  const [token, sealedAt, seconds] = data
  const age = Date.now() - sealedAt
  return age >= -clockToleranceMs && age < seconds * 1000 ? token : null
}
