import type { ReactNode } from 'react'
import styles from './picture.module.css'
import { pictureSources } from './sources'

interface PictureProps {
  /** `/media/{key}/{width}.webp`; null shows the fallback. */
  src: string | null
  alt: string
  /** How wide it is shown, for the browser's choice among the sizes. */
  sizes: string
  /** Shown when there is no picture: a decorative drawing. */
  fallback?: ReactNode
  /** The one picture of the first screen: loaded at once and first. */
  first?: boolean
  shape?: 'cover' | 'wide' | 'square'
  /** A mark is shown whole; other pictures fill their shape and are cropped. */
  whole?: boolean
  className?: string
}

const atOnce = { decoding: 'sync', loading: 'eager', fetchPriority: 'high' } as const
const later = { decoding: 'async', loading: 'lazy' } as const

/** A picture in a fixed shape, so that nothing moves when it arrives. */
export function Picture({
  src,
  alt,
  sizes,
  fallback,
  first = false,
  shape = 'cover',
  whole = false,
  className,
}: PictureProps) {
  const classes = [styles.picture, styles[shape], className].filter(Boolean).join(' ')
  if (src === null || src === '') {
    return (
      <div className={classes} aria-hidden="true">
        {fallback}
      </div>
    )
  }
  return (
    <div className={whole ? `${classes} ${styles.whole}` : classes}>
      <img {...pictureSources(src)} alt={alt} sizes={sizes} {...(first ? atOnce : later)} />
    </div>
  )
}
