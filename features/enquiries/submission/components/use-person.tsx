'use client'

import { currentUser, type User } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { authorizedEvent } from '@/lib/auth/account-request'
import { isSignedIn } from '@/lib/auth/signed-in'
import { useEffect, useState } from 'react'

/** The logged-in person; null for a visitor, and when the call fails. */
export async function currentPerson(): Promise<User | null> {
  return call(currentUser).catch(() => null)
}

/** The logged-in person, also after a later login; null for a visitor. */
export function usePerson(onLogin: () => void): User | null {
  const [person, setPerson] = useState<User | null>(null)
  const [logins, setLogins] = useState(0)

  useEffect(() => {
    const login = () => {
      setLogins((count) => count + 1)
      onLogin()
    }
    document.addEventListener(authorizedEvent, login)
    return () => document.removeEventListener(authorizedEvent, login)
  }, [onLogin])

  useEffect(() => {
    if (!isSignedIn()) return
    let gone = false
    void currentPerson().then((found) => {
      if (!gone) setPerson(found)
    })
    return () => {
      gone = true
    }
  }, [logins])

  return person
}
