import type { ReactNode } from 'react'
import { focusIn, type Focus } from '@/lib/pictures/focal-point'
import styles from './picture.module.css'
import { avifSources, pictureSources } from './sources'

interface PictureProps {
  /** `/media/{key}/{width}.webp`, also with its focal point; null shows the fallback. */
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
  src: address,
  alt,
  sizes,
  fallback,
  first = false,
  shape = 'cover',
  whole = false,
  focus: given,
  className,
}: PictureProps) {
  const classes = [styles.picture, styles[shape], className].filter(Boolean).join(' ')
  if (address === null || address === '') {
    return (
      <div className={classes} aria-hidden="true">
        {fallback}
      </div>
    )
  }
  const { src, focus = given } = focusIn(address)
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
