'use client'

import { createContext, type ReactNode } from 'react'

interface ScriptFailureTexts {
  text: string
  retry: string
}

export const ScriptFailureContext = createContext<ScriptFailureTexts | null>(null)

/** Gives the forms of a page what they say when their script cannot be loaded. */
export function ScriptFailureTexts({
  value,
  children,
}: {
  value: ScriptFailureTexts
  children: ReactNode
}) {
  return <ScriptFailureContext value={value}>{children}</ScriptFailureContext>
}
