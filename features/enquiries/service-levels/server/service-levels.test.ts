import { anonymous, type Actor } from '@/lib/auth/actor'
import { changeHistory } from '@/lib/db/schema/history'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listLevels, setLevel } from './service-levels'

const database = useTestDatabase(loadedTemplate)
const admin: Actor = { ...anonymous, userId: 1, loginId: 'x', staffRoles: ['admin'] }
const officer: Actor = { ...admin, staffRoles: ['officer'] }

it('is set by admins for one type, with an entry in the audit log', async () => {
  const after = await setLevel(admin, 5, { answer_hours: 8, close_hours: 72 })
  expect(after.find(({ enq_type }) => enq_type === 5)).toMatchObject({
    answer_hours: 8,
    close_hours: 72,
    is_set: true,
  })
  expect(await listLevels(officer)).toEqual(after)
  const [noted] = await database.db
    .select()
    .from(changeHistory)
    .where(eq(changeHistory.subject, 'service-level'))
  expect(noted).toMatchObject({
    changed_by: 1,
    subject_id: '5',
    change: { before: { answer_hours: 16 }, after: { answer_hours: 8 } },
  })
})

it('cannot be set by officers, nor for an unknown type', async () => {
  const hours = { answer_hours: 8, close_hours: 72 }
  await expect(setLevel(officer, 5, hours)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(setLevel(admin, 99, hours)).rejects.toMatchObject({ code: 'not_found' })
})
