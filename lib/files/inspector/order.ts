import type { RenderedUpload, Rendition } from './pictures.ts'
import type { Refusal } from './refused.ts'

/** What the inspector is asked to do with the file on its standard input. */
export type Inspection =
  /** Encodes the picture again, in the widths (pixels) up to its own. */
  | { kind: 'picture'; widths: readonly number[] }
  /** Encodes one of our own pictures as AVIF, in these widths. */
  | { kind: 'avif'; widths: readonly number[] }
  | { kind: 'pdf' }
  /** Loads what it needs, and nothing else: whether it can work here. */
  | { kind: 'ready' }

/** The result of an inspection. */
export type Inspected =
  | { ok: true; picture?: RenderedUpload; avif?: Rendition[]; pages?: number }
  | { ok: false; rule: Refusal }
