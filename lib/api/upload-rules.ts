/** What a file field of a form accepts. Pure: the browser checks by the same rules. */
export interface UploadRule {
  takes: 'picture' | 'pdf' | 'picture-or-pdf' | 'table'
  /** A file must have fewer bytes than this. */
  below: 2_000_000 | 9_000_000 | 50_000_000 | 200_000_000
  /** The number of files at most; one by default. */
  maxFiles?: number
  /** Several files go under numbered names: `files.0`, or `files[0]`; else all under one. */
  numbered?: 'dot' | 'brackets'
}

/** File fields of a form by their name. */
export type UploadRules = Readonly<Record<string, UploadRule>>

export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'csv'

const kindsOf: Readonly<Record<UploadRule['takes'], readonly FileKind[]>> = {
  picture: ['jpeg', 'png', 'webp'],
  pdf: ['pdf'],
  'picture-or-pdf': ['jpeg', 'png', 'webp', 'pdf'],
  table: ['csv'],
}

const mimeOf: Readonly<Record<FileKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  // Spreadsheet programs register CSV under names of their own.
  csv: '.csv,.txt,text/csv,text/plain',
}

/** The `accept` of a file field. */
export function acceptedBy({ takes }: UploadRule): string {
  return kindsOf[takes].map((kind) => mimeOf[kind]).join(',')
}

/** The keys under `rules` of the messages for a file that is too large, or of the wrong type. */
export type UploadError =
  'size_2' | 'size_9' | 'size_50' | 'size_200' | 'pdf' | 'picture' | 'picture_or_pdf' | 'table'

const sizeErrors = {
  2_000_000: 'size_2',
  9_000_000: 'size_9',
  50_000_000: 'size_50',
  200_000_000: 'size_200',
} as const

export function sizeError({ below }: UploadRule): (typeof sizeErrors)[keyof typeof sizeErrors] {
  return sizeErrors[below]
}

function typeError({ takes }: UploadRule): UploadError {
  return takes === 'picture-or-pdf' ? 'picture_or_pdf' : takes
}

/** What is wrong with a file before it is sent, or with its first bytes when it has come. */
export function fileError(
  rule: UploadRule,
  file: { size: number; kind: FileKind | null },
): UploadError | null {
  if (file.size >= rule.below) return sizeError(rule)
  return file.kind !== null && kindsOf[rule.takes].includes(file.kind) ? null : typeError(rule)
}

/** How long the start of a file must be to tell its kind. */
export const kindLength = 12

/**
 * The kind of a file by its first bytes; null for every other one (SVG, HTML, GIF, AVIF, …). Text has
 * no sign of its own: it is a table where a table is expected, and its reader decides.
 */
export function kindOf(start: Uint8Array, takes?: UploadRule['takes']): FileKind | null {
  const kind = signedKind(start)
  if (kind !== null || takes !== 'table') return kind
  return start.subarray(0, kindLength).includes(0) ? null : 'csv'
}

function signedKind(start: Uint8Array): FileKind | null {
  const text = Array.from(start.subarray(0, kindLength), (byte) => String.fromCharCode(byte)).join(
    '',
  )
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF[^]{4}WEBP$/.test(text)) return 'webp'
  return text.startsWith('%PDF-') ? 'pdf' : null
}

/** The first bytes of a file, which say what it is. */
export async function startOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, kindLength).arrayBuffer())
}
