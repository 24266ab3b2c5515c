import { call } from '@/lib/api/call'
import type { InputOf } from '@/lib/api/endpoint'
import {
  addBarrierStep,
  linkBarrierReport,
  publishBarrier,
  updateBarrier,
  withdrawBarrier,
  type BarrierWrite,
} from './contract'

interface Seen {
  id: number
  version: number
}

type Step = Omit<InputOf<typeof addBarrierStep>['body'], 'version'>

export const update = ({ id, version }: Seen, body: BarrierWrite) =>
  call(updateBarrier, { params: { id }, body: { ...body, version } })

export const addStep = ({ id, version }: Seen, step: Step) =>
  call(addBarrierStep, { params: { id }, body: { ...step, version } })

export const link = ({ id, version }: Seen, enquiry_id: number) =>
  call(linkBarrierReport, { params: { id }, body: { version, enquiry_id } })

export const publish = ({ id, version }: Seen) =>
  call(publishBarrier, { params: { id }, body: { version } })

export const withdraw = ({ id, version }: Seen, reason: string) =>
  call(withdrawBarrier, { params: { id }, body: { version, reason } })
