import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { defaultSite, site, socialMedia } from './contract'

/** Name and addresses of the portal; the defaults where a provider has no such call. */
export async function siteSettings() {
  try {
    return await call(site)
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return defaultSite
    throw error
  }
}

/** The portal's accounts elsewhere, for the footer. */
export function socialAccounts() {
  return call(socialMedia)
}
