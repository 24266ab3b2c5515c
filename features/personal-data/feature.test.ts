import { accountsUnderTest, password, person } from '@/tests/support/accounts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const { database, ask, register } = accountsUnderTest()

const status = async (answer: Promise<Response>) => (await answer).status
const logIn = (email: string, secret: string) => status(ask('login', { email, password: secret }))

describe('a person’s data', () => {
  it('contains what the portal stores about them, without secrets', async () => {
    const { browser } = await register('Hani')
    const data = await (await ask('my-data', undefined, browser)).json()
    expect(data.account).toMatchObject({ name: 'Hani', email: 'hani@portal.example' })
    expect(data.sessions).toHaveLength(1)
    expect(data.events).toEqual([])
    expect(data.enquiries).toEqual([])
    expect(data.files).toEqual([])
    expect(JSON.stringify(data)).not.toMatch(/password|hash|token/)
  })
})

describe('an account that is deleted', () => {
  it('keeps its row without personal data, and refuses a login', async () => {
    const { browser, bearer } = await register('Iyad')
    const { email } = person('Iyad')
    expect(await status(ask('delete-account', { current_password: password }, browser))).toBe(200)
    expect(await status(ask('user', undefined, browser))).toBe(401)
    expect(await status(ask('user', undefined, bearer))).toBe(401)
    expect(await logIn(email, password)).toBe(422)
    const { rows } = await database.db.execute(sql`select row_to_json(u)::text as row from users u`)
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('iyad')
    await register('Iyad')
    expect(await logIn(email, password)).toBe(200)
  })

  it('is not deleted with a wrong password', async () => {
    const { browser } = await register('Jamil')
    expect(await status(ask('delete-account', { current_password: 'not this one' }, browser))).toBe(
      422,
    )
    expect(await status(ask('user', undefined, browser))).toBe(200)
  })
})
