import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentName, pictureName } from './names'
import { s3Storage, type Bucket } from './s3-storage'
import type { StoredFile } from './storage'

const key = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
const bytes = new TextEncoder().encode('stored')

let folder: string
let service: S3rver
let bucket: Bucket

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-'))
  service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'portal-files' }],
  })
  const { port } = await service.run()
  bucket = {
    name: 'portal-files',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
})

afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the storage in a bucket', () => {
  it('gives back what was put, until it is deleted', async () => {
    const files = s3Storage(bucket)
    for (const name of [pictureName(key, 640), documentName(key)]) {
      await files.put(name, bytes)
      expect(new Uint8Array((await files.get(name)) ?? [])).toEqual(bytes)
      await files.delete(name)
      expect(await files.get(name)).toBeNull()
      await files.delete(name)
    }
  })

  it('gives a part of a file while it is read', async () => {
    const files = s3Storage(bucket)
    await files.put(documentName(key), bytes)
    const part = await files.stream(documentName(key), { start: 2, end: 4 })
    expect(await new Response(part).text()).toBe('ore')
    expect(await files.stream(documentName('f'.repeat(32)), { start: 0, end: 1 })).toBeNull()
    expect(await files.stream('../secret', { start: 0, end: 1 })).toBeNull()
    await files.delete(documentName(key))
  })

  it('lists what lies there', async () => {
    const files = s3Storage(bucket)
    const names = [documentName(key), pictureName(key, 640)]
    for (const name of names) await files.put(name, bytes)
    const found: StoredFile[] = []
    for await (const file of files.list()) found.push(file)
    expect(found.map(({ name }) => name).toSorted()).toEqual(names)
    expect(found.every(({ at }) => Math.abs(Date.now() - at.getTime()) < 3_600_000)).toBe(true)
    for (const name of names) await files.delete(name)
  })

  it.each(['../secret', 'public/../x', 'private/../../etc/passwd', ''])(
    'takes and gives no file under a strange name: %s',
    async (name) => {
      const files = s3Storage(bucket)
      await expect(files.put(name, bytes)).rejects.toThrow()
      expect(await files.get(name)).toBeNull()
    },
  )

  it('fails when the bucket is away, instead of calling the file missing', async () => {
    const away = s3Storage({ ...bucket, name: 'no-such-bucket' })
    await expect(away.get(documentName(key))).rejects.toThrow()
    await expect(away.put(documentName(key), bytes)).rejects.toThrow()
  })
})
