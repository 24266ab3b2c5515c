import { call } from '@/lib/api/call'
import { joinBarrier, withdrawJoin, ownBarrierJoin, type JoinFigures } from './contract'

/** What the person said of a barrier. */
export const ownJoin = (id: number) => call(ownBarrierJoin, { params: { id } })

export const join = (id: number, figures: JoinFigures) =>
  call(joinBarrier, { params: { id }, body: { ...figures, consent: true } })

export const withdraw = (id: number) => call(withdrawJoin, { params: { id } })
