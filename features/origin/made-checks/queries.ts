import { call, isServed } from '@/lib/api/call'
import { z } from 'zod'
import { claimOriginChecks, mostRemembered } from './contract'

const key = 'origin-checks'
const remembered = z.array(z.string())

/** The tokens of the checks that were made in this browser without an account. */
export function localChecks(): string[] {
  try {
    return remembered.catch([]).parse(JSON.parse(window.localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Remembers a check that was made without an account; where nothing is stored its address alone finds it. */
export function rememberCheck(token: string): void {
  keep([...localChecks(), token].slice(-mostRemembered))
}

function keep(tokens: readonly string[]): void {
  try {
    if (tokens.length === 0) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(tokens))
  } catch {
    // The address of a result still shows it.
  }
}

/** Takes the checks of this browser into the caller’s; whether there were any. Throws what the call throws, and keeps them then. */
export async function claimLocalChecks(): Promise<boolean> {
  const tokens = localChecks()
  if (tokens.length === 0 || !isServed(claimOriginChecks)) return false
  await call(claimOriginChecks, { body: { tokens } })
  keep([])
  return true
}
