'use client'

import type { Locale } from '@/lib/i18n/locale'
import { createContext, use, type ReactNode } from 'react'

export interface ErrorTextsValue {
  locale: Locale
  title: string
  text: string
  /** Shown when even the error page fails. */
  twice: string
  retry: string
  home: string
  reference: string
}

const Context = createContext<ErrorTextsValue | null>(null)

/** Provides the texts of the error page: an error boundary gets none from the server. */
export function ErrorTexts({ value, children }: { value: ErrorTextsValue; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

/** The error page's texts; null when the layout that provides them failed. */
export function useErrorTexts(): ErrorTextsValue | null {
  return use(Context)
}
