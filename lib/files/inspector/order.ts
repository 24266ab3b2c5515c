import type { RenderedUpload, Rendition } from './pictures.ts'
import type { Refusal } from './refused.ts'

/** What the inspector is asked to do. */
export type Inspection =
  /** Encodes the picture again into a folder, in the widths (pixels) up to its own. */
  | { kind: 'picture'; path: string; into: string; widths: readonly number[] }
  /** Encodes one of our own pictures as AVIF into a folder, in these widths. */
  | { kind: 'avif'; path: string; into: string; widths: readonly number[] }
  | { kind: 'pdf'; path: string }

/** The result of an inspection. */
export type Inspected =
  | { ok: true; picture?: RenderedUpload; avif?: Rendition[]; pages?: number }
  | { ok: false; rule: Refusal }
