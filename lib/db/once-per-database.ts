import type { Executor } from './handle'

/**
 * Something that is made once for each database, like a prepared statement: the function returns
 * what was made for this one.
 */
export function oncePerDatabase<Made>(make: (db: Executor) => Made): (db: Executor) => Made {
  const known = new WeakMap<Executor, Made>()
  return (db) => {
    const made = known.get(db) ?? make(db)
    known.set(db, made)
    return made
  }
}
