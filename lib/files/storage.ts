import 'server-only'
import { processWide } from '@/lib/settings/process-wide'
import { settings } from '@/lib/settings/settings'
import { join } from 'node:path'
import type { FileStorage } from './file-storage'
import { localStorage } from './local-storage'
import { s3Storage } from './s3-storage'

/** The portal's storage: the bucket where one is set, else the folder `files` under `DATA_DIR`. */
export function storage(): FileStorage {
  return processWide('storage', () => {
    const { S3_BUCKET, S3_REGION, S3_ENDPOINT, ...given } = settings()
    if (!S3_BUCKET) return localStorage(join(given.DATA_DIR, 'files'))
    return s3Storage({
      name: S3_BUCKET,
      region: S3_REGION,
      endpoint: S3_ENDPOINT,
      accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
    })
  })
}
