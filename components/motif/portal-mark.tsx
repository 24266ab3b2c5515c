import { iconSheet } from '@/components/icon/icon'

/**
 * The sign of the portal: an eight-point star of stone with a gate inside, a way that leads out of
 * it, and its tip already under way. One colour, that of the text. It keeps its side in Arabic, as
 * signs do, and says nothing to people who listen: the name is next to it. Its class gives the size.
 */
export function PortalMark({ className }: { className?: string }) {
  return (
    <svg className={className} fill="currentColor" aria-hidden="true">
      <use href={`${iconSheet}#portal-mark`} />
    </svg>
  )
}
