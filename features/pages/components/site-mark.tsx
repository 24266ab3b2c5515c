import { PortalMark } from '@/components/motif/portal-mark'
import type { Site } from '@/features/site/contract'

/** The logo from the site settings next to the portal's name, or the default mark. */
export function SiteMark({ site, className }: { site: Site; className?: string }) {
  return site.logo ? (
    <img src={site.logo} alt="" className={className} />
  ) : (
    <PortalMark className={className} />
  )
}
