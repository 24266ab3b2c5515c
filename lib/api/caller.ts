import 'server-only'
import { deviceOf } from '@/lib/auth/device-cookie'
import { defaultLocale, isLocale } from '@/lib/i18n/locale'
import { knownAddressOf } from './client-address'

const maxAgentLength = 200

/** What a request says of its caller besides the session. */
export function callerOf(request: Request) {
  const languages = request.headers.get('accept-language') ?? ''
  const first = languages.trim().slice(0, 2).toLowerCase()
  const agent = (request.headers.get('user-agent') ?? '').slice(0, maxAgentLength)
  const namedLocale = isLocale(first) ? first : null
  const locale = namedLocale ?? defaultLocale
  const address = knownAddressOf(request)
  return { locale, namedLocale, agent, address, device: deviceOf(request) }
}
