import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import { importProfile } from './contract'

export interface ProfileFiles {
  table: File
  files: readonly File[]
  /** The version of the report whose changes are saved; nothing is saved without it. */
  version?: number
}

export function sendProfile({ table, files, version }: ProfileFiles, uploading: Uploading) {
  const body = version === undefined ? {} : { dry_run: 'false' as const, version }
  return upload(importProfile, { body, files: { file: table, files } }, uploading)
}
