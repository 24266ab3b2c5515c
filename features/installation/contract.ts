import type { CoverFields, CoverOrder, Subject } from './covers/contract'

/** What every part of the load works with. */
export interface LoadContext {
  /** Without it, records marked as samples are left out. */
  sampleData: boolean
  /** Draws and stores the cover of a record. */
  cover: (subject: Subject, order: CoverOrder) => Promise<CoverFields>
  /** A sector by its id or `image_key`. Throws when there is none. */
  sector: (named: number | string) => Subject
  /** The address of a document by its name in `files/manifest.json`; null for none. */
  document: (name: string) => string | null
}

/** What an operator sees of a load: the step, and how many records of it are done. */
export interface LoadProgress {
  step: string
  done: number
}
