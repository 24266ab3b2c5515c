import 'server-only'
import { processWide } from '@/lib/settings/process-wide'

/** The shortest time in milliseconds after which login and reset answer, in this process. */
export const answerFloor = () => processWide('answer-floor', () => ({ ms: 250 }))

/** Delays the result to a minimum duration, so that timing does not reveal known addresses. */
export async function notFasterThanFloor<T>(work: () => Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, answerFloor().ms))
  const [result] = await Promise.allSettled([work(), floor])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
