import type { ReactNode } from 'react'
import styles from './carousel.module.css'

export interface CarouselSlide {
  /** '1 of 4'. */
  name: string
  content: ReactNode
}

interface SlideProps extends CarouselSlide {
  /** The word for what it is: 'slide'. */
  kind: string
  dir?: 'ltr' | 'rtl'
}

/** One slide; react-slick hands it a style and a tab index, which it leaves. */
export function Slide({ name, kind, dir, content }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription={kind}
      aria-label={name}
      dir={dir}
      className={styles.slide}
    >
      {content}
    </div>
  )
}
