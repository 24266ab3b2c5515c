import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { defaultSite, site, socialMedia } from './contract'

/** Name and addresses of the portal; the defaults where a provider has no such call. */
export function siteSettings() {
  return orWhenMissing(call(site), () => defaultSite)
}

/** The portal's accounts elsewhere, for the footer. */
export function socialAccounts() {
  return call(socialMedia)
}
