import { PortalMark } from '@/components/motif/portal-mark'
import type { Site } from '@/features/site/contract'

/** The portal's own logo beside its name, or the sign it comes with. */
export function SiteMark({ site, className }: { site: Site; className?: string }) {
  return site.logo ? (
    <img src={site.logo} alt="" className={className} />
  ) : (
    <PortalMark className={className} />
  )
}
