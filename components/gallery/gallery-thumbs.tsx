'use client'

import { Row } from '@/components/layout/row'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import styles from './gallery.module.css'

interface GalleryThumbsProps {
  /** `id` is that of the large picture. */
  thumbs: readonly { id: string; label: string; picture: ReactNode }[]
}

/** The small pictures of a gallery: each leads to its large one, and the shown one is marked. */
export function GalleryThumbs({ thumbs }: GalleryThumbsProps) {
  const [current, setCurrent] = useState(0)
  const [first] = thumbs

  useEffect(() => {
    const row = document.getElementById(first?.id ?? '')?.parentElement
    if (!row) return
    // The start of a row from right to left is 0 too, and its end negative.
    const follow = () => setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth) || 0)
    row.addEventListener('scroll', follow, { passive: true })
    return () => row.removeEventListener('scroll', follow)
  }, [first?.id])

  const show = (event: MouseEvent, at: number) => {
    const slide = document.getElementById(thumbs[at]?.id ?? '')
    if (!slide) return
    event.preventDefault()
    slide.scrollIntoView({ block: 'nearest', inline: 'start' })
    setCurrent(at)
  }
  return (
    <Row as="ul" gap={2} data-no-print>
      {thumbs.map(({ id, label, picture }, at) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-label={label}
            aria-current={at === current ? 'true' : undefined}
            className={styles.thumb}
            onClick={(event) => show(event, at)}
          >
            {picture}
          </a>
        </li>
      ))}
    </Row>
  )
}
