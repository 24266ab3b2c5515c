import 'server-only'
import { processWide } from '@/lib/settings/process-wide'

/** The shortest time in milliseconds after which login and reset answer, in this process. */
export const minimumResponseTime = () => processWide('minimum-response-time', () => ({ ms: 250 }))

/** Delays the result to a minimum duration, so that timing does not reveal known addresses. */
export async function withMinimumResponseTime<T>(work: () => Promise<T>): Promise<T> {
  const minimum = new Promise((resolve) => setTimeout(resolve, minimumResponseTime().ms))
  const [result] = await Promise.allSettled([work(), minimum])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
