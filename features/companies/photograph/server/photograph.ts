import 'server-only'
import { addressOfPicture, type StoredFile } from '@/features/files/server/files'
import { saveUploadedPicture } from '@/features/files/server/uploads'
import { Problem } from '@/lib/api/problem'
import type { ReceivedFile } from '@/lib/files/receive'
import type { SentPhotograph } from '../contract'
import { noPhotograph, type Photograph } from '../rules'

/** The file of a new photograph. */
export type PhotographFile = Record<'photograph_file', readonly ReceivedFile[]>

interface Form {
  photograph?: SentPhotograph | undefined
}

const refused = (rule: string) => new Problem('invalid', { fields: { photograph: [rule] } })

/** Throws `invalid` when a new photograph has no file, or a file comes without its photograph. */
export function requirePhotographFile({ photograph }: Form, files: PhotographFile): void {
  const isNew = photograph?.image === null
  if (isNew !== files.photograph_file.length > 0) throw refused('required')
}

/** Throws `invalid` for a photograph that is not the company's: removed since, or another's. */
export function requireKnownPhotograph({ photograph }: Form, before: Photograph): void {
  const address = photograph?.image ?? null
  if (address !== null && address !== before.image) throw refused('picture_gone')
}

/** Stores a new photograph, added to `kept`; returns its fields, or null where the form has none. */
export async function savePhotograph(
  { photograph }: Form,
  { photograph_file: [file] }: PhotographFile,
  { owner, kept }: { owner: number; kept: StoredFile[] },
): Promise<Photograph | null> {
  if (photograph === undefined) return null
  if (photograph === null) return noPhotograph
  if (photograph.image !== null || !file) return photograph
  const saved = await saveUploadedPicture({ field: 'photograph', file, owner })
  kept.push(saved)
  return { ...photograph, image: addressOfPicture(saved) }
}
