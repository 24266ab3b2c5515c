import { markPaths } from '@/lib/theme/mark'

interface PortalMarkProps {
  /** Pixels, 24 to 64 next to the name; a class with sizes wins over it. */
  size?: number
  className?: string
}

/**
 * The sign of the portal: an eight-point star of stone with a gate inside, a way that leads out of
 * it, and its tip already under way. One colour, that of the text. It keeps its side in Arabic, as
 * signs do, and says nothing to people who listen: the name is next to it.
 */
export function PortalMark({ size = 40, className }: PortalMarkProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={markPaths.star} />
      <path d={markPaths.tip} />
    </svg>
  )
}
