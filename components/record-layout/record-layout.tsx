import { Part } from '@/components/layout/part'
import { Stack } from '@/components/layout/stack'
import { Picture } from '@/components/picture/picture'
import type { ReactNode } from 'react'
import styles from './record-layout.module.css'

interface RecordLayoutProps {
  /** The picture above the text. */
  image?: { url: string; alt: string } | undefined
  /** What is above the picture. */
  lead?: ReactNode
  /** The facts: next to the text where there is space, else below it. */
  aside: ReactNode
  children: ReactNode
}

/** The page of a record: its text and its facts. */
export function RecordLayout({ image, lead, aside, children }: RecordLayoutProps) {
  return (
    <div className={styles.layout}>
      <Part as="article" measure={68} shrinks>
        {lead}
        {image && (
          <Picture
            src={image.url}
            alt={image.alt}
            first
            shape="wide"
            sizes="(width < 924px) 94vw, 780px"
            className={styles.picture}
          />
        )}
        {children}
      </Part>
      <Stack as="aside" gap={5} top>
        {aside}
      </Stack>
    </div>
  )
}
