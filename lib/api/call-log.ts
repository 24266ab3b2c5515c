import 'server-only'
import { logger } from '@/lib/log/logger'
import { networkForLog } from './client-address'

interface LoggedCall {
  requestId: string
  /** The person, by number; null for a visitor. */
  user: number | null
  /** Where it came from; only the network is kept. */
  address: string | null
  /** Method and path as they are declared: the values in the address are not logged. */
  route: string
  status: number
  ms?: number
}

/**
 * One line of a call: who, from where, what, and how it ended. A refused one says so, also where
 * the answer does not tell that there is something (`isRefused`).
 */
export function logCall(
  { address, ...call }: LoggedCall,
  isRefused = call.status === 401 || call.status === 403,
): void {
  const line = { ...call, from: networkForLog(address) }
  if (!isRefused) logger().info(line)
  else if (call.user === null) logger().info(line, 'access refused')
  else logger().warn(line, 'access refused')
}
