'use client'

import { Button } from '@/components/button/button'
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styles from './read-more.module.css'

/** How long after the page a text is folded (spec part 1 section 9, 'Read-more initialisation'). */
export const readMoreMs = 1000

interface ReadMoreProps {
  texts: Record<'more' | 'less', string>
  children: ReactNode
}

/**
 * A long text, folded to its first lines a second after the page, with a button that shows the
 * rest. It stays whole without script, on paper, and for anyone who has opened it by then; focus and
 * search that lead into the folded part unfold it.
 */
export function ReadMore({ texts, children }: ReadMoreProps) {
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'whole' | 'folded' | 'open'>('whole')

  useEffect(() => {
    const timer = setTimeout(() => {
      const isRead = text.current?.closest('details')?.open
      setState(isRead ? 'open' : 'folded')
    }, readMoreMs)
    return () => clearTimeout(timer)
  }, [])

  const folded = state === 'folded'
  const unfold = () => {
    if (folded) setState('open')
  }
  const turn = (event: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => setState(folded ? 'open' : 'folded'))
    // The button has moved; focus brings it back into the window.
    event.currentTarget.focus()
  }
  return (
    <>
      <div
        ref={text}
        id={id}
        className={folded ? styles.folded : undefined}
        onFocus={unfold}
        onScroll={unfold}
      >
        {children}
      </div>
      {state !== 'whole' && (
        <Button
          variant="quiet"
          className={styles.button}
          aria-expanded={!folded}
          aria-controls={id}
          onClick={turn}
        >
          {folded ? texts.more : texts.less}
        </Button>
      )}
    </>
  )
}
