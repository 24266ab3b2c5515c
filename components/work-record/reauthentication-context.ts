'use client'

import { Problem } from '@/lib/api/problem'
import { createContext } from 'react'

/** Asks for the password where a deed says that it is due; answers whether it was given. */
export const ReauthenticationContext = createContext<() => Promise<boolean>>(() =>
  Promise.resolve(false),
)

/** Whether a deed was refused only until the person says once more who they are. */
export const isReauthenticationRequired = (error: unknown): boolean =>
  error instanceof Problem && error.fields?.proof !== undefined
