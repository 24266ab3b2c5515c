import { call } from '@/lib/api/call'
import { site, socialMedia } from './contract'

/** Name and addresses of the portal. */
export function siteSettings() {
  return call(site)
}

/** The portal's accounts elsewhere, for the footer. */
export function socialAccounts() {
  return call(socialMedia)
}
