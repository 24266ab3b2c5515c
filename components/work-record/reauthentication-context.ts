'use client'

import { Problem } from '@/lib/api/problem'
import { createContext } from 'react'

/** Asks for the password when an action requires re-authentication; resolves whether it was given. */
export const ReauthenticationContext = createContext<() => Promise<boolean>>(() =>
  Promise.resolve(false),
)

/** Whether an action was refused only until the person re-authenticates. */
export const isReauthenticationRequired = (error: unknown): boolean =>
  error instanceof Problem && error.fields?.proof !== undefined
