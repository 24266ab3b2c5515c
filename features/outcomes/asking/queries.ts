import { call, isServed } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { whenNotFound } from '@/lib/api/fallback'
import { outcomeQuestion } from './contract'

export type OutcomeQuestion = OutputOf<typeof outcomeQuestion>

/** The question of a link; null where there is none. */
export async function questionAt(id: number, signature: string): Promise<OutcomeQuestion | null> {
  if (!isServed(outcomeQuestion) || !/^[\w-]{43}$/.test(signature)) return null
  return whenNotFound(call(outcomeQuestion, { params: { id, signature } }), () => null)
}
