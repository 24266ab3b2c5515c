'use client'

import { useEffect, useRef } from 'react'

/** Moves the focus to the page's heading, when what had it goes. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus()
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** Keeps the focus in the page when a step ends and its button is no longer offered. */
export function useKeptFocus(isBusy: boolean, state: string): void {
  const began = useRef(false)
  useEffect(() => {
    if (isBusy) began.current = true
    else if (began.current && isLost()) focusHeading()
  }, [isBusy, state])
}
