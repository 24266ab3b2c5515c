import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compress, decompress } from './compressed'
import { SavedCopies, type SavedCopy } from './saved-copies'

const folder = mkdtempSync(join(tmpdir(), 'saved-copies-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function copy(text: string): Promise<SavedCopy> {
  const payload = { name: 'p'.repeat(22), body: await compress(Buffer.from(`data of ${text}`)) }
  const html = await compress(Buffer.from(text))
  return { headers: { 'content-type': 'text/html' }, html, payload }
}

describe('the saved copies of pages', () => {
  it('are there after a restart, with what hydrates them', async () => {
    const saved = await copy('olive oil')
    await new SavedCopies(folder, 'one').save('/news/1', saved, ['news'])
    const found = await new SavedCopies(folder, 'one').copyOf('/news/1')
    expect(found).toMatchObject(saved)
    expect(found && String(await decompress(found.html))).toBe('olive oil')
    expect(found?.payload && String(await decompress(found.payload.body))).toBe('data of olive oil')
  })

  it('are replaced by newer ones, and removed with their pages', async () => {
    const copies = new SavedCopies(folder, 'one')
    await copies.save('/news/2', await copy('first'), [])
    await copies.save('/news/2', await copy('second'), [])
    const found = await copies.copyOf('/news/2')
    expect(found && String(await decompress(found.html))).toBe('second')
    await copies.remove('/news/2')
    expect(await copies.copyOf('/news/2')).toBeNull()
  })

  it('are removed by a tag, from the disk too', async () => {
    const copies = new SavedCopies(folder, 'tags')
    await copies.save('/buyers/7', await copy('a company'), ['companies', 'company-7'])
    await copies.save('/news/3', await copy('news'), ['news'])
    await copies.removeTagged(['company-7'])
    expect(await copies.copyOf('/buyers/7')).toBeNull()
    expect(readdirSync(join(folder, 'tags'))).toHaveLength(1)
  })

  it('that cannot be read are removed, and do not keep others from being removed', async () => {
    const copies = new SavedCopies(folder, 'broken')
    await copies.save('/buyers/1', await copy('a company'), ['companies'])
    await copies.save('/buyers/2', await copy('a company'), ['companies'])
    for (const name of readdirSync(join(folder, 'broken')).slice(0, 1)) {
      writeFileSync(join(folder, 'broken', name), '{')
    }
    const later = new SavedCopies(folder, 'broken')
    await later.removeTagged(['companies'])
    expect(readdirSync(join(folder, 'broken'))).toEqual([])
    expect(await later.copyOf('/buyers/1')).toBeNull()
  })

  it('are noted as outdated by a publication, also after a restart, until they are saved again', async () => {
    const copies = new SavedCopies(folder, 'outdated')
    const savedAt = async (from = copies) => (await from.copyOf('/news'))?.savedAt
    await copies.save('/news', await copy('news'), ['news'])
    await copies.outdate(['menus'])
    expect(await savedAt()).toBeGreaterThan(0)
    await copies.outdate(['news'])
    expect(await savedAt()).toBe(0)
    expect(await savedAt(new SavedCopies(folder, 'outdated'))).toBe(0)
    await copies.save('/news', await copy('news'), ['news'])
    expect(await savedAt()).toBeGreaterThan(0)
  })

  it('are left out on a disk that cannot be written', async () => {
    const file = join(folder, 'no-folder')
    writeFileSync(file, '')
    const copies = new SavedCopies(file, 'build')
    await copies.save('/x', await copy('x'), [])
    expect(await copies.copyOf('/x')).toBeNull()
    rmSync(file)
  })

  it('of another build are not sent, and removed once no instance adds to them', async () => {
    const builds = mkdtempSync(join(folder, 'builds-'))
    await new SavedCopies(builds, 'old').save('/x', await copy('x'), [])
    expect(await new SavedCopies(builds, 'new').copyOf('/x')).toBeNull()
    expect(readdirSync(builds)).toContain('old')
    const twoHoursAgo = Date.now() / 1000 - 7_200
    utimesSync(join(builds, 'old'), twoHoursAgo, twoHoursAgo)
    expect(await new SavedCopies(builds, 'new').copyOf('/x')).toBeNull()
    expect(readdirSync(builds)).toEqual(['new'])
  })
})
