import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { changeHistory } from './schema/history'

const database = useTestDatabase()

it('rejects an update or deletion of an audit entry', async () => {
  const { db } = database
  await db
    .insert(changeHistory)
    .values({ action: 'approve', subject: 'company', subject_id: '1', change: { status: 20 } })
  const refused = { cause: expect.objectContaining({ message: 'change_history is append-only' }) }
  await expect(db.update(changeHistory).set({ action: 'refuse' })).rejects.toMatchObject(refused)
  await expect(db.delete(changeHistory)).rejects.toMatchObject(refused)
  await expect(db.execute(sql`truncate change_history`)).rejects.toMatchObject(refused)
  expect(await db.$count(changeHistory)).toBe(1)
})
