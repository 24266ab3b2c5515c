import { accountTokens, users } from '@/lib/db/schema/accounts'
import { password, person, accountsUnderTest } from '@/tests/support/accounts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const { database, ask, register } = accountsUnderTest()

/** A response as a stranger sees it, without its random parts. */
async function masked(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
  const body = (await response.text()).replace(/"requestId":"[^"]*"/, '"requestId":""')
  return { status: response.status, headers, body }
}

const from = (address: string) => ({ 'x-client-address': address })
const statusOf = async (answer: Promise<Response>) => (await answer).status

/** Addresses by their owners; the first belongs to nobody. */
const addresses = [
  'nobody@portal.example',
  'known@portal.example',
  'KNOWN@Portal.Example',
  'proven@portal.example',
  'staff@portal.example',
  'disabled@portal.example',
  'unset@portal.example',
  'closed@portal.example',
]

describe('T2 a stranger', () => {
  beforeAll(async () => {
    const names = ['Known', 'Proven', 'Staff', 'Disabled', 'Unset', 'Closed']
    for (const [place, name] of names.entries()) {
      const form = person(name)
      expect(await statusOf(ask('register', form, from(`192.0.2.${place}`)))).toBe(200)
    }
    const set = (name: string, values: object) =>
      database.db.update(users).set(values).where(eq(users.name, name))
    await set('Proven', { email_verified_at: sql`now()`, is_vip: true })
    await set('Staff', { staff_roles: ['admin'] })
    await set('Disabled', { disabled_at: sql`now()` })
    await set('Unset', { password_hash: null })
    const { bearer } = await register('Leaving')
    await ask('delete-account', { current_password: password }, bearer)
    await set('Closed', { deleted_at: sql`now()` })
  })

  beforeEach(async () => {
    await database.db.execute(sql`truncate login_failures, rate_limits`)
  })

  const questions: Record<string, (email: string) => [path: string, body: object]> = {
    'a wrong login': (email) => ['login', { email, password: 'something else' }],
    'a wrong login that wants to stay': (email) => [
      'login',
      { email, password: 'something else', remember: true },
    ],
    'a forgotten password': (email) => ['forget_password', { email }],
    'a reset with a made up token': (email) => [
      'reset_password',
      { email, token: 'A'.repeat(43), password, password_confirmation: password },
    ],
  }

  for (const [name, question] of Object.entries(questions)) {
    for (const language of ['en', 'ar']) {
      it(`gets byte for byte the same answer to ${name} in ${language}, for known and unknown addresses`, async () => {
        const answers = []
        for (const email of addresses) {
          const headers = { 'accept-language': language, 'sec-fetch-site': 'same-origin' }
          answers.push(await masked(await ask(...question(email), headers)))
        }
        for (const answer of answers) expect(answer).toEqual(answers[0])
      })
    }
  }

  it('gets no header that reveals an account', async () => {
    const answer = await ask('forget_password', { email: addresses[1] })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('limits', () => {
  /** The statuses of this many sequential requests. */
  async function statuses(times: number, question: (time: number) => Promise<Response>) {
    const given = []
    for (let time = 0; time < times; time += 1) given.push(await statusOf(question(time)))
    return given
  }
  const passed = (given: number[]) => given.filter((status) => status !== 429).length

  it('let one address register five people an hour', async () => {
    const given = await statuses(7, (time) => ask('register', person(`Five${time}`)))
    expect(given).toEqual([200, 200, 200, 200, 200, 429, 429])
    const elsewhere = ask('register', person('Five6'), from('198.51.100.77'))
    expect(await statusOf(elsewhere)).toBe(200)
  })

  it('count failed registrations as well, so that nobody can probe addresses', async () => {
    const taken = person('Five0')
    expect(await statuses(6, () => ask('register', taken))).toEqual([422, 422, 422, 422, 422, 429])
  })

  it('let one address request a new password ten times an hour', async () => {
    const given = await statuses(12, (time) =>
      ask('forget_password', { email: `forget${time}@portal.example` }),
    )
    expect(passed(given)).toBe(10)
    expect(given.slice(10)).toEqual([429, 429])
  })

  it('allow three links an hour for one account, known or not, from any address', async () => {
    for (const email of ['five1@portal.example', 'nobody.here@portal.example']) {
      const given = await statuses(5, (time) =>
        ask('forget_password', { email }, from(`198.51.100.${time}`)),
      )
      expect(given).toEqual([200, 200, 200, 429, 429])
      const upperCase = ask('forget_password', { email: email.toUpperCase() })
      expect(await statusOf(upperCase)).toBe(429)
    }
  })

  it('let one address try ten reset links an hour', async () => {
    const body = { email: 'five1@portal.example', password, password_confirmation: password }
    const given = await statuses(12, (time) =>
      ask('reset_password', { ...body, token: `x${time}` }),
    )
    expect(passed(given)).toBe(10)
  })

  it('send the verification mail three times a day', async () => {
    const { bearer } = await register('Resend')
    const answers = []
    for (let time = 0; time < 4; time += 1) {
      // The minute between two mails is over.
      await database.db.execute(sql`delete from rate_limits where key like 'resend:%'`)
      answers.push(await ask('email/resend', undefined, bearer))
    }
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3600)
  })
})

describe('two registrations with one address', () => {
  it('at the same time create one account, one login and one mail', async () => {
    const forms = ['Twin', 'TWIN', 'twin', 'Twin'].map((name, place) => ({
      ...person('Twin'),
      name: `${name}${place}`,
      email: `${name}@portal.example`,
    }))
    const answers = await Promise.all(forms.map((form) => ask('register', form)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    for (const refused of answers.filter(({ status }) => status === 422)) {
      expect((await refused.json()).errors).toEqual({
        email: ['This e-mail is registered already.'],
      })
      expect(refused.headers.getSetCookie()).toEqual([])
    }
    const rows = await database.db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, 'twin@portal.example'))
    expect(rows).toHaveLength(1)
    const id = rows[0]?.id ?? 0
    const count = async (table: string, column: string) => {
      const { rows: found } = await database.db.execute(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
      )
      return found.length
    }
    expect(await count('sessions', 'user_id')).toBe(2)
    expect(await database.db.select().from(accountTokens)).toEqual([])
    const { rows: mails } = await database.db.execute(
      sql`select 1 from jobs where name = 'mail-verification' and (payload ->> 'user_id')::int = ${id}`,
    )
    expect(mails).toHaveLength(1)
  })
})
