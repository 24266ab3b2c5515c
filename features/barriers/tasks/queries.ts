import { call, isServed } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { whenNotFound } from '@/lib/api/fallback'
import { barrierTask, type enquiryTasks } from './contract'

export type BarrierTask = OutputOf<typeof barrierTask>

/** Whether the portal asks other bodies at all. */
export const hasTasks = () => isServed(barrierTask)

/** The task of a link; null where there is none. */
export async function taskAt(id: number, signature: string): Promise<BarrierTask | null> {
  if (!/^[\w-]{43}$/.test(signature)) return null
  return whenNotFound(call(barrierTask, { params: { id, signature } }), () => null)
}

export type EnquiryTasks = OutputOf<typeof enquiryTasks>
