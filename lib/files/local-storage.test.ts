import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localStorage } from './local-storage'
import { documentName, pictureName, pictureOf } from './names'
import type { StoredFile } from './file-storage'

const key = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
const bytes = new TextEncoder().encode('stored')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the local storage', () => {
  it('returns a stored file until it is deleted', async () => {
    const files = localStorage(folder)
    const name = pictureName(key, 640)
    await files.put(name, bytes)
    expect(new Uint8Array((await files.get(name)) ?? [])).toEqual(bytes)
    await files.delete(name)
    expect(await files.get(name)).toBeNull()
    await files.delete(name)
  })

  it('leaves no partial file next to the complete one', async () => {
    const files = localStorage(folder)
    await files.put(documentName(key), bytes)
    const names = await readdir(folder, { recursive: true })
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('F20 deletes with a file what a process that was killed left of it, and nothing else', async () => {
    const own = join(folder, 'left')
    const files = localStorage(own)
    const [name, other] = [documentName(key), documentName(key.replace(/.$/, '1'))]
    await files.put(other, bytes)
    await writeFile(join(own, 'private', key.slice(0, 2), `${key}.0a1b2c3d.part`), 'half')
    await files.delete(name)
    const left = await readdir(own, { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile())).toHaveLength(1)
    expect(await files.get(other)).not.toBeNull()
    await files.delete(other)
  })

  it('keeps files and folders from other accounts of the machine', async () => {
    const files = localStorage(join(folder, 'kept'))
    await files.put(documentName(key), bytes)
    const names = await readdir(join(folder, 'kept'), { recursive: true })
    const modes = await Promise.all(
      ['', ...names].map(async (name) => {
        const found = await stat(join(folder, 'kept', name))
        return [found.isFile(), (found.mode & 0o777).toString(8)]
      }),
    )
    expect(new Set(modes.map(String))).toEqual(new Set(['false,700', 'true,600']))
    await rm(join(folder, 'kept'), { recursive: true })
  })

  it('streams a part of a file', async () => {
    const files = localStorage(folder)
    await files.put(documentName(key), bytes)
    const part = await files.stream(documentName(key), { start: 2, end: 4 })
    expect(await new Response(part).text()).toBe('ore')
    expect(await files.stream(documentName('f'.repeat(32)), { start: 0, end: 1 })).toBeNull()
    expect(await files.stream('../secret', { start: 0, end: 1 })).toBeNull()
    await files.delete(documentName(key))
  })

  it('lists the stored files', async () => {
    const files = localStorage(folder)
    const names = [documentName(key), pictureName(key, 640)]
    for (const name of names) await files.put(name, bytes)
    const found: StoredFile[] = []
    for await (const file of files.list()) found.push(file)
    expect(found.map(({ name }) => name).toSorted()).toEqual(names)
    expect(found.every(({ at }) => Math.abs(Date.now() - at.getTime()) < 3_600_000)).toBe(true)
    for (const name of names) await files.delete(name)
  })

  it.each(['../secret', 'public/../x', 'private/../../etc/passwd', 'public/abc/1.webp', ''])(
    'refuses to store or read a file under an invalid name: %s',
    async (name) => {
      const files = localStorage(folder)
      await expect(files.put(name, bytes)).rejects.toThrow()
      expect(await files.get(name)).toBeNull()
    },
  )
})

describe('the address of a picture', () => {
  it('names a public file', () => {
    for (const type of ['webp', 'avif', 'jpg']) {
      expect(pictureOf([key, `640.${type}`])).toEqual({ key, width: 640, type })
    }
  })

  it.each([
    [[key]],
    [[key, '640.png']],
    [[key, '0640.webp']],
    [['..', '640.webp']],
    [[key.toUpperCase(), '640.webp']],
    [['private', key]],
    [[key, '640.webp', 'more']],
    [[]],
  ])('is unknown in any other form: %j', (segments) => {
    expect(pictureOf(segments)).toBeNull()
  })
})

describe('a folder that fails', () => {
  it('F9 is unavailable, and no file is reported missing', async () => {
    const place = join(folder, 'no-folder')
    await writeFile(place, 'a file where the folder should be')
    const files = localStorage(place)
    const name = documentName(key)
    const listed = async () => {
      for await (const _file of files.list());
    }
    const tried = [
      files.put(name, bytes),
      files.get(name),
      files.stream(name, { start: 0, end: 1 }),
      listed(),
    ]
    for (const one of await Promise.allSettled(tried)) {
      expect(one).toMatchObject({ reason: { name: 'StorageUnavailable' } })
    }
  })
})
