import 'server-only'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { isStoredName } from './names'
import type { FileStorage } from './storage'

export interface Bucket {
  name: string
  region: string
  /** Where the service is, when it is not Amazon's. */
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

const waitMs = 10_000

/**
 * Files in a bucket of an S3-compatible service, under the same names as in a folder. The bucket is
 * private: the portal's own handlers serve what lies there.
 */
export function s3Storage(bucket: Bucket): FileStorage {
  const client = new S3Client({
    region: bucket.region,
    ...(bucket.endpoint && { endpoint: bucket.endpoint, forcePathStyle: true }),
    credentials: {
      accessKeyId: bucket.accessKeyId,
      secretAccessKey: bucket.secretAccessKey,
    },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: waitMs, requestTimeout: waitMs * 3 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (name: string) => ({ Bucket: bucket.name, Key: name })
  return {
    put: async (name, bytes) => {
      if (!isStoredName(name)) throw new Error(`No file is stored under the name ${name}.`)
      await client.send(new PutObjectCommand({ ...at(name), Body: bytes }))
    },
    get: async (name) => {
      if (!isStoredName(name)) return null
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)))
        return Body ? new Uint8Array(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    stream: async (name, { start, end }) => {
      if (!isStoredName(name)) return null
      try {
        const asked = { ...at(name), Range: `bytes=${start}-${end}` }
        const { Body } = await client.send(new GetObjectCommand(asked))
        return Body?.transformToWebStream() ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket.name })
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (Key !== undefined && LastModified) yield { name: Key, at: LastModified }
        }
      }
    },
    delete: async (name) => {
      if (isStoredName(name)) await client.send(new DeleteObjectCommand(at(name)))
    },
  }
}
