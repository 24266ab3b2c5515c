import { anonymous, type Actor } from '@/lib/auth/actor'
import { bilingualPair } from '@/lib/bilingual/pair'
import { changeHistory } from '@/lib/db/schema/history'
import { thisYear } from '@/lib/i18n/today'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { publicHolidays } from '../rules/holidays'
import {
  createHoliday,
  dropHoliday,
  editHoliday,
  listHolidays,
  proposeHolidays,
} from './working-time'

const database = useTestDatabase(loadedTemplate)
const admin: Actor = { ...anonymous, userId: 1, loginId: 'x', staffRoles: ['admin'] }
const officer: Actor = { ...admin, staffRoles: ['officer'] }

it('the fixed holidays of a year are known, the Islamic ones calculated and not confirmed', () => {
  const of = (year: number) =>
    publicHolidays(year).map(({ kind, first_day, last_day, confirmed }) =>
      [kind, first_day, last_day, confirmed ? 'fixed' : 'calculated'].join(' '),
    )
  expect(of(2027)).toEqual([
    'newYear 2027-01-01 2027-01-01 fixed',
    'fitr 2027-03-09 2027-03-12 calculated',
    'labour 2027-05-01 2027-05-01 fixed',
    'independence 2027-05-25 2027-05-25 fixed',
    'adha 2027-05-15 2027-05-19 calculated',
    'hijriYear 2027-06-06 2027-06-06 calculated',
    'birthday 2027-08-14 2027-08-14 calculated',
    'christmas 2027-12-25 2027-12-25 fixed',
  ])
})

it('are proposed once for this and the next year, and not again after staff removed one', async () => {
  const year = thisYear()
  await proposeHolidays(database.db)
  const proposed = await listHolidays(officer)
  expect(proposed).toHaveLength(publicHolidays(year).length + publicHolidays(year + 1).length)
  const labour = proposed.find(({ first_day }) => first_day === `${year + 1}-05-01`)
  await dropHoliday(admin, labour?.id ?? 0)
  await proposeHolidays(database.db)
  expect(await listHolidays(officer)).toEqual(proposed.filter((one) => one !== labour))
})

it('are added, corrected and confirmed by admins, with entries in the audit log', async () => {
  const row = {
    first_day: `${thisYear()}-11-14`,
    last_day: `${thisYear()}-11-14`,
    confirmed: false,
    ...bilingualPair('name', { en: 'A mourning day', ar: 'يوم حداد' }),
  }
  const added = (await createHoliday(admin, row)).find((one) => one.first_day === row.first_day)
  expect(added).toMatchObject({ ...row, version: 1 })
  const id = added?.id ?? 0
  const change = { ...row, last_day: `${thisYear()}-11-15`, confirmed: true }
  const after = await editHoliday(admin, id, { ...change, version: 1 })
  expect(after).toContainEqual({ ...change, id, version: 2 })
  await expect(editHoliday(admin, id, { ...change, version: 1 })).rejects.toMatchObject({
    code: 'conflict',
  })
  const entries = await database.db
    .select({ action: changeHistory.action, by: changeHistory.changed_by })
    .from(changeHistory)
    .where(eq(changeHistory.subject_id, String(id)))
  expect(entries).toEqual([
    { action: 'create', by: 1 },
    { action: 'update', by: 1 },
  ])
})

it('cannot be changed by officers', async () => {
  await expect(dropHoliday(officer, 1)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(dropHoliday(admin, 999_999)).rejects.toMatchObject({ code: 'not_found' })
})
