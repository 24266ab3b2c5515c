import { call, isServed } from '@/lib/api/call'
import type { BodyOf, OutputOf } from '@/lib/api/endpoint'
import { whenNotFound } from '@/lib/api/fallback'
import {
  addBarrierTask,
  addEnquiryTask,
  barrierTask,
  endBarrierTask,
  endEnquiryTask,
  type enquiryTasks,
  type TaskWrite,
} from './contract'

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

export type EnquiryTasks = OutputOf<typeof enquiryTasks>

export const askBody = (id: number, body: BodyOf<typeof addEnquiryTask>) =>
  call(addEnquiryTask, { params: { id }, body })

export const withdrawTask = (id: number, task: number) =>
  call(endEnquiryTask, { params: { id, task } })
