import { call, isServed } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { whenNotFound } from '@/lib/api/fallback'
import { addBarrierTask, barrierTask, endBarrierTask, type TaskWrite } from './contract'

export type BarrierTask = OutputOf<typeof barrierTask>

/** Whether the portal asks other bodies at all. */
export const hasTasks = () => isServed(barrierTask)

/** The task of a link; null where there is none. */
export async function taskAt(id: number, signature: string): Promise<BarrierTask | null> {
  if (!/^[\w-]{43}$/.test(signature)) return null
  return whenNotFound(call(barrierTask, { params: { id, signature } }), () => null)
}

export const addTask = (id: number, body: TaskWrite) =>
  call(addBarrierTask, { params: { id }, body })

export const endTask = (id: number, task: number) => call(endBarrierTask, { params: { id, task } })
