'use client'

import { useEffect, useEffectEvent } from 'react'
import { areShortcutsOn } from './shortcut-setting'

const fields = 'input, textarea, select, [contenteditable="true"]'

/** The Latin letter or sign of a key, also on an Arabic keyboard. */
export function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z/]$/i.test(key)) return key.toLowerCase()
  if (code === 'Slash') return '/'
  return code.startsWith('Key') ? code.slice('Key'.length).toLowerCase() : key
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(fields) !== null

/** Single keys that act on a screen, except while somebody types or a dialog is open. */
export function useShortcuts(actions: Readonly<Partial<Record<string, () => void>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    if (!isPlain || isTyping(event) || document.querySelector('[role="dialog"]')) return
    const act = actions[letterOf(event)]
    if (!act || !areShortcutsOn()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
