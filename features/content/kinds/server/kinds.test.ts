import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { beforeAll, describe, expect, it } from 'vitest'

const { ask, member } = contentUnderTest()

let admin: StaffMember

beforeAll(async () => {
  admin = await member('admin')
})

describe('write access to content', () => {
  it('is for editors, except settings and lists, which are for admins', async () => {
    const editor = await member('editor')
    const officer = await member('officer')
    for (const [kind, id] of [
      ['settings', '1'],
      ['lookups', 'positions.1'],
      ['countries', '400'],
    ] as const) {
      const path = `admin/content/${kind}/${id}`
      const { record, version } = (await ask('GET', path, editor)).body
      expect((await ask('PUT', path, editor, { version, record })).status).toBe(403)
      expect((await ask('PUT', path, admin, { version, record })).status).toBe(200)
    }
    const { body } = await ask('GET', 'admin/content/offices?per_page=1', editor)
    const path = `admin/content/offices/${body.data[0].id}`
    expect((await ask('PUT', path, officer, { version: 0, record: {} })).status).toBe(403)
  })
})
