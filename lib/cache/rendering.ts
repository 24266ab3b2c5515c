import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '../settings/process-wide.ts'
import type { Entry } from './store-entries.ts'

/** One question of the page server to Next, and the page store's part in the answer. */
export interface Rendering {
  /** The address that is asked for, without language where it is English. */
  address: string
  /** The key of the entry that was read or stored for the answer. */
  key: string | null
  /** The entry that is to be replaced: Next does not find it, and renders the page again. */
  replaces: Entry | null
}

const renderings = () => processWide('renderings', () => new AsyncLocalStorage<Rendering>())

/** The rendering during which the page store is asked; undefined for a request of Next's own. */
export function currentRendering(): Rendering | undefined {
  return renderings().getStore()
}

/** Runs a question of the page server, so that the page store knows of it. */
export function duringRendering<T>(rendering: Rendering, run: () => T): T {
  return renderings().run(rendering, run)
}
