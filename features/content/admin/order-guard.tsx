'use client'

import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { LeaveDialog } from '@/components/unsaved/leave-dialog'

const Marking = createContext<(list: string, isChanged: boolean) => void>(() => undefined)

/** Marks a list of the screen as changed while its order differs from the saved one; returns the setter. */
export function useOrderMark(list: string, isChanged: boolean): (isChanged: boolean) => void {
  const mark = use(Marking)
  useEffect(() => {
    mark(list, isChanged)
    return () => mark(list, false)
  }, [mark, list, isChanged])
  return useCallback((is: boolean) => mark(list, is), [mark, list])
}

/** Asks for confirmation before a screen with an unsaved order is left. */
export function OrderGuard({ children }: { children: ReactNode }) {
  const changed = useRef(new Set<string>())
  const mark = useCallback((list: string, isChanged: boolean) => {
    if (isChanged) changed.current.add(list)
    else changed.current.delete(list)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (changed.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return (
    <Marking value={mark}>
      {children}
      <LeaveDialog
        isOpen={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </Marking>
  )
}
