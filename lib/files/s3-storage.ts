import 'server-only'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { addAbortSignal, Readable } from 'node:stream'
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
/** How many times as long a whole file may take, whose bytes may come one by one. */
const wholeFile = 3
/** More than any file of the portal has. */
const maxBytes = 256 * 1024 * 1024

/**
 * Files in a bucket of an S3-compatible service, under the same names as in a folder. The bucket is
 * private: the portal's own handlers serve its files. An answer that is not one of such a service (a
 * page of a proxy, say) is no answer, whatever its status.
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
      const { ETag } = await client.send(new PutObjectCommand({ ...at(name), Body: bytes }))
      if (!ETag) throw foreign()
    },
    get: async (name) => {
      const body = await bodyOf(client.send(new GetObjectCommand(at(name))))
      if (!body) return null
      const deadline = AbortSignal.timeout((bucket.answerMs ?? answerMs) * wholeFile)
      if (body instanceof Readable) addAbortSignal(deadline, body)
      return new Uint8Array(await body.transformToByteArray())
    },
    stream: async (name, { start, end }) => {
      const request = { ...at(name), Range: `bytes=${start}-${end}` }
      const body = await bodyOf(client.send(new GetObjectCommand(request)))
      return body?.transformToWebStream() ?? null
    },
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket.name })
      for await (const { Name, Contents = [] } of pages) {
        if (Name === undefined) throw foreign()
        for (const { Key, LastModified } of Contents) {
          if (Key !== undefined && LastModified) yield { name: Key, at: LastModified }
        }
      }
    },
    delete: async (name) => {
      const { $metadata } = await client.send(new DeleteObjectCommand(at(name)))
      if ($metadata.httpStatusCode !== 204) throw foreign()
    },
  })
}

const foreign = () => new Error('The answer is none of an S3 service.')

/** The content of a file that comes with its tag and its size; null where there is no such file. */
async function bodyOf(request: Promise<GetObjectCommandOutput>) {
  try {
    const { Body, ETag, ContentLength = Infinity } = await request
    if (Body && ETag && ContentLength <= maxBytes) return Body
    if (Body instanceof Readable) Body.destroy()
    throw foreign()
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}
