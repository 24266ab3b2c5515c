import 'server-only'
import { withProviderAddresses } from '@/lib/files/provider-addresses'
import type { Locale } from '@/lib/i18n/locale'
import { logger } from '@/lib/log/logger'
import { withoutBrokenRecords } from './broken-records'
import { endpointKey } from './endpoint'
import { httpTransport } from './http-transport'
import type { Transport } from './transport'

const timeoutMs = 5_000
const namedInLog = 5

/** For whom a provider is asked. */
export interface ProviderCaller {
  /** What the provider knows the person by; null for a visitor. */
  token: string | null
  locale: Locale
  /** Where the call came from; null where nobody told. */
  address: string | null
}

/**
 * The way to an existing provider (`API_BASE_URL`). Its files are led to where browsers reach
 * them, and records of a list that are not as declared are left out and logged. `accepted` hears
 * that an answer was 202.
 */
export function providerTransport(
  baseURL: string,
  caller?: ProviderCaller,
  accepted: () => void = () => {},
): Transport {
  return httpTransport({
    baseURL,
    timeoutMs,
    headers: caller ? headersFor(caller) : {},
    onStatus: { 202: accepted },
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

/** An IPv6 caller is known by its network, of which the first address stands for all. */
function headersFor({ token, locale, address }: ProviderCaller): Record<string, string> {
  return {
    'accept-language': locale,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(address !== null && { 'x-forwarded-for': address.replace(/\/64$/, '') }),
  }
}
