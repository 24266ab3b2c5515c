import { consultations } from '@/lib/db/schema/consultations'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { consultations as call, type ConsultationWrite } from '../contract'
import { requestConsultation } from './consultations'

const database = useTestDatabase()

const key = (end: number) => `5a0c6a1e-8a57-4c43-9a45-${String(end).padStart(12, '0')}`

const request = (given: Partial<ConsultationWrite> = {}): ConsultationWrite => ({
  name: 'سلمى',
  email: 'salma@portal.example',
  locale: 'ar',
  idempotency_key: key(1),
  website: '',
  ...given,
})

describe('a request for a consultation', () => {
  it('is stored with name, address and language, and with the status that waits for an answer', async () => {
    const { id } = await requestConsultation(request())
    const [row] = await database.db.select().from(consultations)
    expect(row).toMatchObject({ id, name: 'سلمى', email: 'salma@portal.example', locale: 'ar' })
    expect(row?.handled_at).toBeNull()
  })

  it('counts once and keeps its number, also when it arrives several times at once', async () => {
    const twice = request({ idempotency_key: key(2) })
    const answers = await Promise.all([1, 2, 3, 4].map(() => requestConsultation(twice)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const rows = await database.db.select().from(consultations)
    expect(rows.filter((row) => row.idempotency_key === key(2))).toHaveLength(1)
  })
})

describe('the fields of a consultation request', () => {
  const read = (given: object) => call.body.safeParse({ ...request(), ...given })
  const messages = (given: object) => read(given).error?.issues.map(({ message }) => message)

  it('are trimmed: a name and an address without spaces at their ends', () => {
    const { data } = read({ name: '  Salma ', email: ' salma@portal.example ' })
    expect(data).toMatchObject({ name: 'Salma', email: 'salma@portal.example' })
  })

  it('accept a name longer than the counter shows', () => {
    expect(read({ name: 'x'.repeat(100) }).success).toBe(true)
    expect(read({ name: 'x'.repeat(101) }).success).toBe(false)
  })

  it('are rejected with the rule that is broken', () => {
    expect(messages({ name: ' ' })).toEqual(['required'])
    expect(messages({ email: '' })).toContain('required')
    expect(messages({ email: 'salma@' })).toEqual(['email'])
  })

  it.each([
    ['a filled field that people do not see', { website: 'https://spam.example' }],
    ['another language', { locale: 'fr' }],
    ['a key that is no UUID', { idempotency_key: '1' }],
    ['a name with line breaks, which mails take for headers', { name: 'a\r\nBcc: b' }],
  ])('do not accept %s', (_, given) => {
    expect(read(given).success).toBe(false)
  })
})
