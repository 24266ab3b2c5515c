import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, expect, it } from 'vitest'
import { saveViews } from '../contract'
import { listViews, replaceViews } from './saved-views'

const database = useTestDatabase()
const late = { name: 'Late in Irbid', query: '?filter=%7B%22late%22%3A%221%22%7D' }

let officer: Actor
let colleague: Actor
beforeAll(async () => {
  const staff = async (email: string): Promise<Actor> => {
    const [written] = await database.db
      .insert(users)
      .values({ name: 'Omar', email, staff_roles: ['officer'] })
      .returning({ id: users.id })
    return { ...anonymous, userId: written?.id ?? 0, loginId: 'x', staffRoles: ['officer'] }
  }
  officer = await staff('omar@portal.example')
  colleague = await staff('rula@portal.example')
})

it('are saved for one list and read by the person who saved them alone', async () => {
  await replaceViews(officer, 'enquiries', [late])
  expect(await listViews(officer, 'enquiries')).toEqual([late])
  expect(await listViews(officer, 'approvals')).toEqual([])
  expect(await listViews(colleague, 'enquiries')).toEqual([])
})

it('are replaced together, so that one can be renamed or removed', async () => {
  await replaceViews(officer, 'enquiries', [late, { ...late, name: 'Again' }])
  await replaceViews(officer, 'enquiries', [])
  expect(await listViews(officer, 'enquiries')).toEqual([])
})

it('are for staff only, and have a name', async () => {
  const member: Actor = { ...officer, staffRoles: [] }
  await expect(listViews(member, 'enquiries')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(replaceViews(member, 'enquiries', [])).rejects.toMatchObject({ code: 'forbidden' })
  const nameless = { list: 'enquiries', views: [{ ...late, name: ' ' }] }
  expect(saveViews.body.safeParse(nameless).success).toBe(false)
})
