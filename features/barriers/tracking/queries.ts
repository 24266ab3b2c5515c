import { call } from '@/lib/api/call'
import { reportedBarrier } from './contract'

/** The barrier that an enquiry of the caller reported, or null. */
export async function barrierOfEnquiry(id: number) {
  return (await call(reportedBarrier, { params: { id } })).barrier
}
