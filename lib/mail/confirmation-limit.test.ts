import { useTestDatabase } from '@/tests/support/test-database'
import { expect, it } from 'vitest'
import { countConfirmationMail } from './confirmation-limit'

const database = useTestDatabase()

it('lets three mails a day go to an unconfirmed mailbox, however its address is spelt', async () => {
  const spellings = ['anna@a.example', 'Anna@a.example', 'anna+1@a.example', 'anna+2@a.example']
  const results = await Promise.allSettled(spellings.map(countConfirmationMail))
  expect(results.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'fulfilled'),
    'rejected',
  ])
  await expect(countConfirmationMail('anna@a.example')).rejects.toMatchObject({
    code: 'too_many_requests',
  })
  await expect(countConfirmationMail('other@a.example')).resolves.toBeUndefined()
  const { rows } = await database.db.execute(`select key from rate_limits where key like '%anna%'`)
  expect(rows).toEqual([])
})
