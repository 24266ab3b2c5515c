import { readdirSync, readFileSync } from 'node:fs'

interface Descriptors {
  open: number
  limit: number
}

/** Fewer than one in five: what is left is for files and the database. */
const leastShare = 0.2
/** The share of all descriptors that connections may use. */
export const connectionsShare = 0.75

/** As it was last read. */
let lastLimit: number | null = null

/** How many files and connections this process has open, and may have; null where no system says so. */
export function descriptors(): Descriptors | null {
  try {
    const limit = descriptorLimit()
    if (limit === null) return null
    // The folder itself is open while it is read.
    return { open: readdirSync(/* turbopackIgnore: true */ '/proc/self/fd').length - 1, limit }
  } catch (error) {
    if (lastLimit === null) throw error
    // None is left to count them with, which is when the count matters most.
    return { open: lastLimit, limit: lastLimit }
  }
}

/** Whether nearly all descriptors are in use; null where no system says so. */
export function areDescriptorsShort(): boolean | null {
  try {
    const found = descriptors()
    return found && found.limit - found.open < found.limit * leastShare
  } catch {
    // None is left to count them with.
    return true
  }
}

/** How many connections a server may have open, so that enough descriptors are left for all else. */
export function mostConnections(): number {
  try {
    return Math.floor((descriptorLimit() ?? Infinity) * connectionsShare)
  } catch {
    return 0
  }
}

function descriptorLimit(): number | null {
  if (process.platform !== 'linux') return null
  const [, soft] =
    /^Max open files\s+(\d+)/m.exec(
      readFileSync(/* turbopackIgnore: true */ '/proc/self/limits', 'utf8'),
    ) ?? []
  lastLimit = soft === undefined ? null : Number(soft)
  return lastLimit
}
