'use client'

import { useEffect, useRef } from 'react'

/** Moves the focus to the page's heading, when the focused element is removed. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus()
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** Moves the focus to the heading when an action ends and its button is gone. */
export function useRestoredFocus(isBusy: boolean, state: string): void {
  const began = useRef(false)
  useEffect(() => {
    if (isBusy) began.current = true
    else if (began.current && isLost()) focusHeading()
  }, [isBusy, state])
}
