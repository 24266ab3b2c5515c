import { freePort } from '@/tests/support/servers'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { documentName, pictureName } from './names'
import { s3Storage, type Bucket } from './s3-storage'
import type { FileStorage, StoredFile } from './file-storage'

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
  it('returns a stored file until it is deleted', async () => {
    const files = s3Storage(bucket)
    for (const name of [pictureName(key, 640), documentName(key)]) {
      await files.put(name, bytes)
      expect(new Uint8Array((await files.get(name)) ?? [])).toEqual(bytes)
      await files.delete(name)
      expect(await files.get(name)).toBeNull()
      await files.delete(name)
    }
  })

  it('streams a part of a file', async () => {
    const files = s3Storage(bucket)
    await files.put(documentName(key), bytes)
    const part = await files.stream(documentName(key), { start: 2, end: 4 })
    expect(await new Response(part).text()).toBe('ore')
    expect(await files.stream(documentName('f'.repeat(32)), { start: 0, end: 1 })).toBeNull()
    expect(await files.stream('../secret', { start: 0, end: 1 })).toBeNull()
    await files.delete(documentName(key))
  })

  it('lists the stored files', async () => {
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
    'refuses to store or read a file under an invalid name: %s',
    async (name) => {
      const files = s3Storage(bucket)
      await expect(files.put(name, bytes)).rejects.toThrow()
      expect(await files.get(name)).toBeNull()
    },
  )

  it('fails when the bucket is unavailable, and reports no file missing', async () => {
    const away = s3Storage({ ...bucket, name: 'no-such-bucket' })
    await expect(away.get(documentName(key))).rejects.toThrow()
    await expect(away.put(documentName(key), bytes)).rejects.toThrow()
  })
})

describe('a bucket that fails', () => {
  const stopped: (() => Promise<unknown>)[] = []

  afterEach(async () => {
    await Promise.all(stopped.splice(0).map((stop) => stop()))
  })

  /** A scripted service on loopback with the URLs that were requested. */
  async function serve(answer: (response: ServerResponse) => void) {
    const requestedUrls: string[] = []
    const server = createServer((request, response) => {
      requestedUrls.push(request.url ?? '')
      request.resume()
      answer(response)
    })
    const port = await freePort()
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
    stopped.push(() => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    })
    const origin = `http://127.0.0.1:${port}`
    return {
      requestedUrls,
      origin,
      files: s3Storage({ ...bucket, endpoint: origin, answerMs: 300 }),
    }
  }

  const listed = async (files: FileStorage) => {
    for await (const _file of files.list());
  }

  const failures = async (files: FileStorage) => {
    const name = documentName(key)
    const range = { start: 0, end: 5 }
    const tried = [
      files.put(name, bytes),
      files.get(name),
      files.stream(name, range).then((body) => new Response(body).arrayBuffer()),
      files.delete(name),
      listed(files),
    ]
    const settled = await Promise.allSettled(tried)
    return settled.map((one) => one.status === 'rejected' && one.reason.name)
  }
  const all = Array.from({ length: 5 }, () => 'StorageUnavailable')

  it.each([
    ['is overloaded', 503],
    ['breaks', 500],
    ['refuses our keys', 403],
  ])('F9 is unavailable when it %s', async (_how, status) => {
    const { files } = await serve((response) => response.writeHead(status).end())
    expect(await failures(files)).toEqual(all)
  })

  it('F9 is unavailable when it closes the connection, or when no server listens', async () => {
    const { files } = await serve((response) => response.destroy())
    expect(await failures(files)).toEqual(all)
    const endpoint = `http://127.0.0.1:${await freePort()}`
    expect(await failures(s3Storage({ ...bucket, endpoint }))).toEqual(all)
  })

  it('F9 is unavailable when it does not respond in time', async () => {
    const { files } = await serve(() => {})
    expect(await failures(files)).toEqual(all)
  })

  it('F9 is unavailable when it resets the connection', async () => {
    const { files } = await serve((response) => void response.socket?.resetAndDestroy())
    expect(await failures(files)).toEqual(all)
  })

  it.each([
    ['a page of another server', '<html><body>Log in to this network</body></html>'],
    ['nothing', ''],
    ['noise', '\u0000\u00ff{]<'],
  ])('F9 takes an answer of 200 with %s for a failure', async (_what, body) => {
    const { files } = await serve((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(body),
    )
    expect(await failures(files)).toEqual(all)
  })

  it('F9 gives up a file that comes so slowly that it never ends', async () => {
    const { files } = await serve((response) => {
      response.writeHead(200, { etag: '"1"', 'content-length': '1000000' })
      const drip = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(drip))
    })
    await expect(files.get(documentName(key))).rejects.toThrow('Files are out of reach.')
  })

  it.each([
    ['of a size that it does not say', {}],
    ['larger than any', { 'content-length': String(2 ** 40) }],
  ])('F9 reads no file %s', async (_what, size) => {
    const { files } = await serve((response) => {
      response.writeHead(200, { etag: '"1"', ...size })
      const more = setInterval(() => response.write(Buffer.alloc(1_000)), 20)
      response.on('close', () => clearInterval(more))
    })
    await expect(files.get(documentName(key))).rejects.toThrow('Files are out of reach.')
    const range = { start: 0, end: 5 }
    await expect(files.stream(documentName(key), range)).rejects.toThrow('Files are out of reach.')
  })

  it('F9 fails for a file that ends too early', async () => {
    const { files } = await serve((response) => {
      response.writeHead(200, { etag: '"1"', 'content-length': '100' })
      response.write('half')
      setTimeout(() => response.destroy(), 20)
    })
    await expect(files.get(documentName(key))).rejects.toThrow('Files are out of reach.')
  })

  it.each([301, 302, 307, 308])('T14 follows no redirect: %i', async (status) => {
    const elsewhere = await serve((response) => response.end('secret'))
    const { files } = await serve((response) =>
      response.writeHead(status, { location: `${elsewhere.origin}/other` }).end(),
    )
    expect(await failures(files)).toEqual(all)
    expect(elsewhere.requestedUrls).toEqual([])
  })
})
