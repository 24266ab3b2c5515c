import { accountsUnderTest, password, person } from '@/tests/support/accounts'
import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clearLogins } from './data-retention'

const { database, ask, register } = accountsUnderTest()

const clear = () => clearLogins(database.db)
const change = (statement: SQL) => database.db.execute(statement)
const count = async (statement: SQL) => Number((await change(statement)).rows[0]?.count)

describe('data retention removes', () => {
  const sessions = () => count(sql`select count(*) from sessions`)

  it('sessions that are too old or were idle too long, and no other', async () => {
    await register('Amal')
    const before = await sessions()
    expect(before).toBe(2)
    await clear()
    expect(await sessions()).toBe(2)
    await change(sql`update sessions set expires_at = now() where carrier = 'bearer'`)
    await clear()
    expect(await sessions()).toBe(1)
    await change(sql`update sessions set seen_at = now() - make_interval(secs => idle_seconds)`)
    await clear()
    expect(await sessions()).toBe(0)
  })

  it('links whose time is over, used or not', async () => {
    const links = () => count(sql`select count(*) from account_tokens`)
    await change(sql`insert into account_tokens (purpose, token_hash, user_id, email, expires_at, used_at)
      select 'verify', hash, (select min(id) from users), 'a@a.example', ends, used from (values
        ('open', now() + interval '1 hour', null), ('used', now() + interval '1 hour', now()),
        ('over', now(), null), ('over and used', now(), now())) as given(hash, ends, used)`)
    await clear()
    expect(await links()).toBe(2)
  })

  it('wrong logins of 30 days ago, but not those that only a new password forgives', async () => {
    const failures = () => count(sql`select count(*) from login_failures`)
    for (const name of ['one', 'two', 'three']) {
      await ask('login', { email: `${name}@nowhere.example`, password: 'not the right one' })
    }
    const before = await failures()
    await change(sql`update login_failures set failed_at = now() - interval '29 days'`)
    await clear()
    expect(await failures()).toBe(before)
    await change(sql`update login_failures set failed_at = now() - interval '31 days'`)
    await change(sql`update login_failures set blocked_until = 'infinity'
      where account = (select min(account) from login_failures)`)
    await clear()
    expect(await failures()).toBe(1)
  })
})

describe('the jobs of a person who closes the account', () => {
  it('are removed with their personal data, except the last mail', async () => {
    const { browser } = await register('Bushra')
    const { email } = person('Bushra')
    const jobs = (name: string) =>
      count(sql`select count(*) from jobs where name = ${name} and payload->>'email' = ${email}`)
    await change(sql`insert into jobs (name, payload, dead_at) values ('mail-account-notice',
      ${JSON.stringify({ about: 'password', name: 'Bushra', email, locale: 'en' })}::jsonb, now())`)
    expect(await jobs('mail-verification')).toBeGreaterThan(0)
    const gone = await ask('delete-account', { current_password: password }, browser)
    expect(gone.status).toBe(200)
    expect(await jobs('mail-verification')).toBe(0)
    expect(await jobs('mail-account-notice')).toBe(1)
  })
})
