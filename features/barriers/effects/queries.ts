import { call, isServed } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { whenNotFound } from '@/lib/api/fallback'
import { effectQuestion } from './contract'

export type EffectQuestion = OutputOf<typeof effectQuestion>

/** Whether the portal asks for the effect of what was done about barriers. */
export const asksForEffects = () => isServed(effectQuestion)

/** The question of a link; null where there is none. */
export async function effectAt(id: number, signature: string): Promise<EffectQuestion | null> {
  if (!/^[\w-]{43}$/.test(signature)) return null
  return whenNotFound(call(effectQuestion, { params: { id, signature } }), () => null)
}
