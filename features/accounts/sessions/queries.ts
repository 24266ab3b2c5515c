import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { mySessions, type Session } from './contract'

/** The logins of the person; null where they are not listed. */
export async function loadSessions(): Promise<Session[] | null> {
  try {
    return await call(mySessions)
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}
