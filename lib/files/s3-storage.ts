import 'server-only'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { guarded } from './guarded-storage'
import type { FileStorage } from './file-storage'

export interface Bucket {
  name: string
  region: string
  /** The address of the service, when it is not Amazon's. */
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
  /** How long an answer may take, in milliseconds; 20 seconds unless it says otherwise. */
  answerMs?: number
}

const connectMs = 5_000
const answerMs = 20_000

/**
 * Files in a bucket of an S3-compatible service, under the same names as in a folder. The bucket is
 * private: the portal's own handlers serve its files.
 */
export function s3Storage(bucket: Bucket): FileStorage {
  const client = new S3Client({
    region: bucket.region,
    ...(bucket.endpoint && { endpoint: bucket.endpoint, forcePathStyle: true }),
    credentials: {
      accessKeyId: bucket.accessKeyId,
      secretAccessKey: bucket.secretAccessKey,
    },
    maxAttempts: 2,
    followRegionRedirects: false,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: bucket.answerMs ?? answerMs,
      socketTimeout: bucket.answerMs ?? answerMs,
      throwOnRequestTimeout: true,
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (name: string) => ({ Bucket: bucket.name, Key: name })
  return guarded({
    put: async (name, bytes) => {
      await client.send(new PutObjectCommand({ ...at(name), Body: bytes }))
    },
    get: async (name) => {
      const { Body } = await found(client.send(new GetObjectCommand(at(name))))
      return Body ? new Uint8Array(await Body.transformToByteArray()) : null
    },
    stream: async (name, { start, end }) => {
      const request = { ...at(name), Range: `bytes=${start}-${end}` }
      const { Body } = await found(client.send(new GetObjectCommand(request)))
      return Body?.transformToWebStream() ?? null
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
      await client.send(new DeleteObjectCommand(at(name)))
    },
  })
}

/** The response, or an empty one where there is no such file. */
async function found<Answer extends object>(request: Promise<Answer>): Promise<Partial<Answer>> {
  try {
    return await request
  } catch (error) {
    if (error instanceof NoSuchKey) return {}
    throw error
  }
}
