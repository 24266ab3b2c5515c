/** The database is away, overloaded or did not answer in time; a retry makes sense. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** The volume has no room for more; nothing was written. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}
