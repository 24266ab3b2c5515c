import { call } from '@/lib/api/call'
import { setServiceLevel } from './contract'

/** Sets how soon enquiries of a type are answered and ended, in hours. */
export const saveServiceLevel = (
  type: number,
  times: { answer_hours: number; close_hours: number },
) => call(setServiceLevel, { params: { type }, body: times })
