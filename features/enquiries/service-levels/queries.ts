import { call } from '@/lib/api/call'
import { setServiceLevel } from './contract'

/** Sets the hours in which enquiries of a type are due an answer and an end. */
export const saveServiceLevel = (
  type: number,
  times: { answer_hours: number; close_hours: number },
) => call(setServiceLevel, { params: { type }, body: times })
