import type { Executor } from '@/lib/db/database'
import type { Subject } from './covers/rules'
import type { Covers } from './covers/server/service'

/** What every part of the load works with. */
export interface LoadContext {
  /** Without it, records marked as samples are left out. */
  sampleData: boolean
  covers: Covers
  /** A sector by its id or `image_key`. Throws when there is none. */
  sector: (named: number | string) => Subject
}

/** Part of the load: what it is called, how many records it has, and how it writes them. */
export interface LoadStep {
  name: string
  records: number
  write: (db: Executor) => Promise<void>
}

/** What an operator sees of a load: the step, and how far it is. */
export interface LoadProgress {
  step: string
  done: number
  total: number
}
