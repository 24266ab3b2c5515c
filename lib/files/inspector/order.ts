import type { RenderedUpload } from './pictures.ts'
import type { Refusal } from './refused.ts'

/** What the inspector is asked to do. */
export type Inspection =
  /** Writes the picture anew into a folder, in those of the widths (pixels) that it has. */
  | { kind: 'picture'; path: string; into: string; widths: readonly number[] }
  | { kind: 'pdf'; path: string }

/** What came of it. */
export type Inspected = { ok: true; picture?: RenderedUpload } | { ok: false; rule: Refusal }
