import type { ReactNode } from 'react'
import type { Focus } from './focus'
import styles from './picture.module.css'
import { avifSources, pictureSources } from './sources'

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
  /** The point that a crop keeps; the centre without one. */
  focus?: Focus | undefined
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
  focus,
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
  const avif = avifSources(src)
  const image = (
    <img
      {...pictureSources(src)}
      alt={alt}
      sizes={sizes}
      {...(first ? atOnce : later)}
      {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
    />
  )
  return (
    <div className={whole ? `${classes} ${styles.whole}` : classes}>
      {avif ? (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  )
}
