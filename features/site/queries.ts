import { call } from '@/lib/api/call'
import { site } from './contract'

/** Name and addresses of the portal. */
export function siteSettings() {
  return call(site)
}
