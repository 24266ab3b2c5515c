import { Button } from '@/components/button/button'
import { Part } from '@/components/layout/part'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { useEffect, useRef } from 'react'
import type { ConsentState } from './choice'
import styles from './consent.module.css'

export interface ConsentTexts {
  title: string
  text: string
  privacy: string
  accept: string
  decline: string
  /** What was chosen before, shown when the bar is opened again. */
  accepted: string
  declined: string
  objected: string
}

interface ConsentBarProps {
  texts: ConsentTexts
  privacyHref: string
  consent: ConsentState
  /** Somebody opened it: it takes the focus, and gives it back when it closes. */
  takesFocus: boolean
  onChoice: (choice: 'accepted' | 'declined') => void
}

/**
 * The question at the foot of the window. It waits next to the page: nothing is locked, what has
 * the focus scrolls clear of it, and the page grows by its height so that its end can be read.
 */
export function ConsentBar({ texts, privacyHref, consent, takesFocus, onChoice }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { documentElement, body } = document
    const observer = new ResizeObserver(() => {
      documentElement.style.scrollPaddingBlockEnd = `${element.offsetHeight}px`
      body.style.marginBlockEnd = `${element.offsetHeight}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      documentElement.style.removeProperty('scroll-padding-block-end')
      body.style.removeProperty('margin-block-end')
    }
  }, [])

  useEffect(() => {
    if (!takesFocus) return
    const before = document.activeElement
    bar.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [takesFocus])

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className={styles.bar}
      data-no-print
    >
      <div className={styles.inner}>
        <Part step={-1} className={styles.text}>
          <Text id="consent-title" as="h2" step={0} below={1}>
            {texts.title}
          </Text>
          <p>
            {texts.text} {consent && <strong>{texts[consent]}</strong>}{' '}
            <Link href={privacyHref}>{texts.privacy}</Link>
          </p>
        </Part>
        <div className={styles.answers}>
          <Button variant="secondary" onClick={() => onChoice('accepted')}>
            {texts.accept}
          </Button>
          <Button variant="secondary" onClick={() => onChoice('declined')}>
            {texts.decline}
          </Button>
        </div>
      </div>
    </section>
  )
}
