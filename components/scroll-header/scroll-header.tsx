'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { hidesAt } from './scroll-direction'
import styles from './scroll-header.module.css'

/**
 * A header that leaves when the page is scrolled down and returns when it is scrolled up. It
 * slides by a transform, so nothing below it moves, and stays while focus or an open panel is
 * inside. The attribute is set directly: scrolling renders nothing again.
 */
export function ScrollHeader({ children, className }: { children: ReactNode; className?: string }) {
  const header = useRef<HTMLElement>(null)

  useEffect(() => {
    let last = { top: window.scrollY, hidden: false }
    const move = () => {
      const top = Math.max(0, window.scrollY)
      const hidden = hidesAt(last, top)
      if (hidden !== last.hidden) header.current?.toggleAttribute('data-hidden', hidden)
      if (hidden !== last.hidden || Math.abs(top - last.top) >= 4) last = { top, hidden }
    }
    window.addEventListener('scroll', move, { passive: true })
    return () => window.removeEventListener('scroll', move)
  }, [])

  return (
    <header ref={header} className={[styles.header, className].filter(Boolean).join(' ')}>
      {children}
    </header>
  )
}
