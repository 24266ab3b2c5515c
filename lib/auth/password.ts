import 'server-only'
import { Problem } from '@/lib/api/problem'
import { processWide } from '@/lib/settings/process-wide'
import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'

/** argon2id with 19 MiB, two passes and a parallelism of 1 (RELIABILITY.md 2.2). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const
const costText = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/**
 * The maximum number of waiting hashes: more are refused, so that a burst of logins does not block
 * the rest.
 */
export const queueLimit = 50

interface HashingPool {
  free: number
  waiting: (() => void)[]
}

const pool = () =>
  processWide<HashingPool>('password-hashing', () => ({
    free: availableParallelism(),
    waiting: [],
  }))

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const { waiting } = pool()
  if (pool().free > 0) pool().free -= 1
  else if (waiting.length >= queueLimit) throw new Problem('unavailable', { retryAfter: 2 })
  else await new Promise<void>((turn) => waiting.push(turn))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else pool().free += 1
  }
}

/**
 * The hash of a password in PHC form. It runs outside the event loop, at most one per core. Throws
 * `unavailable` when too many wait.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/**
 * Whether the password matches the hash. Without a hash (unknown address) it does the same work and
 * returns false, so that timing reveals nothing. Throws `unavailable`.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await inTurn(async () => verify(stored ?? (await nobodysHash()), password))
  return stored !== null && fits
}

/** Whether a stored hash has other cost parameters than the current ones. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(costText)
}

function nobodysHash(): Promise<string> {
  return processWide('nobodys-hash', () => hash('nobody has this password', cost))
}
