import 'server-only'
import { withProviderAddresses } from '@/lib/files/provider-addresses'
import { logger } from '@/lib/log/logger'
import { withoutBrokenRecords } from './broken-records'
import type { Transport } from './call'
import { endpointKey } from './endpoint'
import { httpTransport } from './http-transport'

const timeoutMs = 5_000
const namedInLog = 5

/**
 * The way to an existing provider (`API_BASE_URL`). Its files are led to where browsers reach
 * them, and records of a list that are not as declared are left out and logged.
 */
export function providerTransport(baseURL: string): Transport {
  return httpTransport({
    baseURL,
    timeoutMs,
    receive: (endpoint, answer) => {
      const located = withProviderAddresses(answer, baseURL)
      const { body, left } = withoutBrokenRecords(endpoint.response, located)
      if (left.length > 0) {
        const route = endpointKey(endpoint)
        logger().warn({ route, left: left.slice(0, namedInLog) }, 'records were left out')
      }
      return body
    },
  })
}
