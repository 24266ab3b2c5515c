'use client'

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react'

/** A pointer that only passes by opens nothing, and one that slips off closes nothing. */
const intentMs = { open: 120, close: 260 } as const

type OpenedBy = 'nothing' | 'pointer' | 'focus' | 'press'

/** The panel that is open on the page. The next one closes it, so that two never overlap. */
let shown: { id: string; close: () => void } | undefined

function closeOthers(id: string, close: () => void) {
  if (shown?.id !== id) shown?.close()
  shown = { id, close }
}

/**
 * The behaviour of a panel under a navigation item: opens on hover (with intent), keyboard focus
 * and press; closes on Escape (focus goes back to the button), when focus or the pointer leaves,
 * on a press outside, when a link inside is followed, and when another panel opens.
 */
export function useHoverPanel<E extends HTMLElement>() {
  const id = useId()
  const item = useRef<E>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [openedBy, setOpenedBy] = useState<OpenedBy>('nothing')
  const open = openedBy !== 'nothing'

  const close = () => {
    clearTimeout(timer.current)
    setOpenedBy('nothing')
  }
  const settle = (next: OpenedBy) => {
    close()
    if (next === 'nothing') return
    closeOthers(id, close)
    setOpenedBy(next)
  }
  const later = (next: OpenedBy, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(next), delay)
  }

  // A pointer that came before the script did rests on the item, and no event tells of it.
  const openUnderPointer = useEffectEvent(() => {
    const isHovered = item.current?.matches(':hover')
    if (isHovered && window.matchMedia('(hover: hover)').matches) later('pointer', intentMs.open)
  })
  useEffect(() => {
    openUnderPointer()
    return () => clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !item.current?.contains(event.target)) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (item.current?.contains(document.activeElement)) button.current?.focus()
      close()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return {
    open,
    item,
    itemProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        if (open) clearTimeout(timer.current)
        else later('pointer', intentMs.open)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later('nothing', intentMs.close)
      },
      onFocus: (event: FocusEvent) => {
        const first = !event.currentTarget.contains(event.relatedTarget)
        if (first && event.target.matches('a:focus-visible')) settle('focus')
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) settle('nothing')
      },
    },
    button,
    buttonProps: {
      'aria-expanded': open,
      'aria-controls': id,
      onClick: (event: { detail: number }) => {
        const pinsHover = openedBy === 'pointer' && event.detail > 0
        settle(open && !pinsHover ? 'nothing' : 'press')
      },
    },
    panelProps: {
      id,
      onClick: (event: { target: EventTarget }) => {
        if (event.target instanceof Element && event.target.closest('a')) settle('nothing')
      },
    },
  }
}
