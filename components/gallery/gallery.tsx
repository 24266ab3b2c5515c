import { Picture } from '@/components/picture/picture'
import type { Focus } from '@/lib/pictures/focal-point'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useId, type ReactNode } from 'react'
import styles from './gallery.module.css'
import { GalleryThumbs } from './gallery-thumbs'

export interface GalleryPicture {
  src: string
  alt: string
  focus?: Focus | undefined
}

interface GalleryProps {
  locale: Locale
  /** What the pictures show. */
  name: string
  pictures: readonly GalleryPicture[]
  /** Shown without a picture: a decorative drawing. */
  fallback: ReactNode
  /** How wide the large picture is shown. */
  sizes: string
  /** `label` with `{name}`, the others with `{number}` and `{count}`. */
  texts: Record<'label' | 'show' | 'whole', string>
  className?: string | undefined
}

/**
 * One large picture of several, and a small one of each, which leads to it. The large ones are a row
 * that people move by hand, by keyboard, or without script by the links; each opens uncropped.
 */
export function Gallery(props: GalleryProps) {
  const { locale, name, pictures, fallback, sizes, texts, className } = props
  const id = useId()
  const [first] = pictures
  if (pictures.length < 2) {
    return (
      <Picture
        src={first?.src ?? null}
        alt={first?.alt ?? ''}
        focus={first?.focus}
        fallback={fallback}
        first
        sizes={sizes}
        className={className ? `${styles.alone} ${className}` : styles.alone}
      />
    )
  }
  const count = pictures.length
  const thumbs = pictures.map(({ src, alt, focus }, at) => ({
    id: `${id}-${at + 1}`,
    label: [fillText(texts.show, { number: at + 1, count }, locale), alt]
      .filter(Boolean)
      .join(': '),
    picture: <Picture src={src} alt="" focus={focus} sizes="88px" />,
  }))
  return (
    <div className={className ? `${styles.gallery} ${className}` : styles.gallery}>
      <div role="group" aria-label={fillText(texts.label, { name }, locale)} className={styles.row}>
        {pictures.map(({ src, alt, focus }, at) => (
          <a key={src} id={`${id}-${at + 1}`} href={src} className={styles.slide}>
            <Picture src={src} alt={alt} focus={focus} first={at === 0} sizes={sizes} />
            <VisuallyHidden>
              {fillText(texts.whole, { number: at + 1, count }, locale)}
            </VisuallyHidden>
          </a>
        ))}
      </div>
      <GalleryThumbs thumbs={thumbs} />
    </div>
  )
}
