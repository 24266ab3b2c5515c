/** A stored file is not what was written, or is missing. The message is for the operator. */
class FileDamaged extends Error {}

/** Ends a job with the name of the damaged file, by which it can be restored. */
export function failAsDamaged(name: string): never {
  throw new FileDamaged(`The stored file ${name} is damaged or missing: restore it from a backup.`)
}
