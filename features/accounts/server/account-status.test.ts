import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { companies } from '@/lib/db/schema/companies'
import { changeHistory } from '@/lib/db/schema/history'
import { cookieOf, password, person, accountsUnderTest } from '@/tests/support/accounts'
import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  appointStaff,
  changeAccountStatus,
  disableAccount,
  dismissStaff,
  enableAccount,
} from './account-status'

const { database, ask, register, linkIn } = accountsUnderTest()

const admin: Actor = {
  ...anonymous,
  userId: 9_999,
  loginId: '00000000-0000-4000-8000-000000000000',
  staffRoles: ['admin'],
}

const fresh = 'a new one for the winter'
const emailOf = (name: string) => person(name).email
const statusOf = async (headers: Record<string, string>) =>
  (await ask('user', undefined, headers)).status
const logIn = async (email: string, secret: string) =>
  (await ask('login', { email, password: secret })).status

async function rowOf(name: string) {
  const [row] = await database.db
    .select()
    .from(users)
    .where(eq(users.email, emailOf(name)))
  if (!row) throw new Error(`There is no ${name}.`)
  return row
}

/** A person with a confirmed address who is logged in twice: in a browser and as a program. */
async function somebody(name: string) {
  const { bearer, browser } = await register(name)
  const { id } = await rowOf(name)
  const email_verified_at = new Date().toISOString()
  await database.db.update(users).set({ email_verified_at }).where(eq(users.id, id))
  const both = () => Promise.all([statusOf(bearer), statusOf(browser)])
  return { id, bearer, browser, both }
}

async function newCompany() {
  const [company] = await database.db
    .insert(companies)
    .values({ status: 10 })
    .returning({ id: companies.id })
  return company?.id ?? 0
}

const latestAction = async () =>
  (await database.db.select().from(changeHistory).orderBy(desc(changeHistory.id)).limit(1))[0]

const appoint = (email: string, role: 'editor' | 'officer' | 'admin' = 'admin') =>
  database.db.transaction((tx) => appointStaff(tx, { email, role, locale: 'en' }))

const tokenIn = (link: string) => /reset_password\/([\w-]{43})\//.exec(link)?.[1] ?? ''

const setPassword = async (email: string, token: string) =>
  (await ask('reset_password', { email, token, password: fresh, password_confirmation: fresh }))
    .status

describe('T4 a change of account status', () => {
  it.each([
    ['a role', { staff_roles: ['editor' as const] }],
    ['VIP', { is_vip: true }],
  ])('ends every session when it is %s', async (what, changes) => {
    const { id, both } = await somebody(`Abla${what.length}`)
    expect(await both()).toEqual([200, 200])
    await changeAccountStatus(admin, id, changes)
    expect(await both()).toEqual([401, 401])
  })

  it('ends every session when the company changes, and the next login has the new company', async () => {
    const { id, both } = await somebody('Badia')
    const company_id = await newCompany()
    await changeAccountStatus(admin, id, { company_id })
    expect(await both()).toEqual([401, 401])
    expect(await logIn(emailOf('Badia'), password)).toBe(200)
    expect(await rowOf('Badia')).toMatchObject({ company_id, is_vip: false, staff_roles: [] })
  })

  it('removes roles as well as it adds them', async () => {
    const { id } = await somebody('Camelia')
    await changeAccountStatus(admin, id, { is_vip: true, staff_roles: ['officer', 'editor'] })
    await changeAccountStatus(admin, id, { is_vip: false })
    expect(await rowOf('Camelia')).toMatchObject({
      is_vip: false,
      staff_roles: ['editor', 'officer'],
    })
  })

  it('invalidates links sent before', async () => {
    const { id } = await somebody('Dalal')
    await ask('forget_password', { email: emailOf('Dalal') })
    const link = await linkIn(emailOf('Dalal'), 'reset_password')
    await changeAccountStatus(admin, id, { is_vip: true })
    expect(await setPassword(emailOf('Dalal'), link)).toBe(422)
  })

  it('changes nothing when the status is the same', async () => {
    const { id, both } = await somebody('Elham')
    await changeAccountStatus(admin, id, { is_vip: false, staff_roles: [] })
    expect(await both()).toEqual([200, 200])
  })

  it('writes an audit entry with the old and the new status', async () => {
    const { id } = await somebody('Fadia')
    await changeAccountStatus(admin, id, { is_vip: true })
    expect(await latestAction()).toMatchObject({
      changed_by: admin.userId,
      action: 'change',
      subject: 'user',
      subject_id: String(id),
      change: { before: { is_vip: false }, after: { is_vip: true } },
    })
  })

  it('requires an existing person and an existing company', async () => {
    const missing = { code: 'not_found' }
    await expect(changeAccountStatus(admin, 999_999, { is_vip: true })).rejects.toMatchObject(
      missing,
    )
    const { id, both } = await somebody('Ghina')
    const nowhere = { company_id: 999_999 }
    await expect(changeAccountStatus(admin, id, nowhere)).rejects.toMatchObject(missing)
    expect(await both()).toEqual([200, 200])
  })

  it('is allowed for admins only', async () => {
    const { id } = await somebody('Hind')
    const verbs = [
      (actor: Actor) => changeAccountStatus(actor, id, { is_vip: true }),
      (actor: Actor) => disableAccount(actor, id),
      (actor: Actor) => enableAccount(actor, id),
    ]
    for (const verb of verbs) {
      await expect(verb(anonymous)).rejects.toMatchObject({ code: 'unauthenticated' })
      for (const staffRoles of [[], ['editor'], ['officer'], ['editor', 'officer']] as const) {
        await expect(verb({ ...admin, staffRoles })).rejects.toMatchObject({ code: 'forbidden' })
      }
    }
    expect(await rowOf('Hind')).toMatchObject({ is_vip: false, disabled_at: null })
  })
})

describe('T4 a disabled account', () => {
  it('answers 401 at once to its cookie and its Bearer, and refuses a login', async () => {
    const { id, both } = await somebody('Iman')
    await disableAccount(admin, id)
    expect(await both()).toEqual([401, 401])
    expect(await logIn(emailOf('Iman'), password)).toBe(422)
    const { rows } = await database.db.execute(sql`select 1 from sessions where user_id = ${id}`)
    expect(rows).toEqual([])
  })

  it('answers 401 to a cookie even while its session exists', async () => {
    const { id, both } = await somebody('Jumana')
    await database.db
      .update(users)
      .set({ disabled_at: sql`now()` })
      .where(eq(users.id, id))
    expect(await both()).toEqual([401, 401])
  })

  it('gets no link and cannot use an old one, even after it is enabled again', async () => {
    const { id } = await somebody('Karma')
    const email = emailOf('Karma')
    await ask('forget_password', { email })
    const link = await linkIn(email, 'reset_password')
    await disableAccount(admin, id)
    await ask('forget_password', { email })
    expect(await linkIn(email, 'reset_password')).toBe(link)
    expect(await setPassword(email, link)).toBe(422)
    await enableAccount(admin, id)
    expect(await setPassword(email, link)).toBe(422)
  })

  it('has none of its old sessions after it is enabled again', async () => {
    const { id, both } = await somebody('Lamis')
    await disableAccount(admin, id)
    await enableAccount(admin, id)
    expect(await both()).toEqual([401, 401])
    expect(await logIn(emailOf('Lamis'), password)).toBe(200)
    expect(await latestAction()).toMatchObject({ action: 'enable', subject_id: String(id) })
  })
})

describe('T4 a session of staff', () => {
  const staffBoth = async (name: string) => {
    const { id } = await somebody(name)
    await changeAccountStatus(admin, id, { staff_roles: ['officer'] })
    const answer = await ask('login', { email: emailOf(name), password, remember: true })
    const { token } = await answer.json()
    const [bearer, cookie] = [{ authorization: `Bearer ${token}` }, { cookie: cookieOf(answer) }]
    return { id, both: () => Promise.all([statusOf(bearer), statusOf(cookie)]), answer }
  }

  it('ends for cookie and Bearer after half an hour without use', async () => {
    const { id, both } = await staffBoth('Mais')
    const unused = (time: string) =>
      database.db.execute(
        sql`update sessions set seen_at = now() - ${time}::interval where user_id = ${id}`,
      )
    await unused('29 minutes')
    expect(await both()).toEqual([200, 200])
    await unused('30 minutes 1 second')
    expect(await both()).toEqual([401, 401])
  })

  it('lasts eight hours for cookie and Bearer, remembered or not', async () => {
    const { id, answer } = await staffBoth('Nada')
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=28800')
    const { rows } = await database.db.execute(
      sql`select carrier, extract(epoch from expires_at - created_at)::int as seconds from sessions where user_id = ${id} order by carrier`,
    )
    expect(rows).toEqual([
      { carrier: 'bearer', seconds: 28_800 },
      { carrier: 'cookie', seconds: 28_800 },
    ])
  })
})

describe('an appointed member of staff', () => {
  it('sets a password with the printed link only, once', async () => {
    const email = 'first@portal.example'
    const { link, isNew } = await appoint(email)
    expect(isNew).toBe(true)
    expect(link).toMatch(
      /^http:\/\/localhost:3000\/auth\/reset_password\/[\w-]{43}\/first%40portal\.example$/,
    )
    expect(await logIn(email, password)).toBe(422)
    expect(await setPassword(email, tokenIn(link))).toBe(200)
    expect(await setPassword(email, tokenIn(link))).toBe(422)
    const { token } = await (await ask('login', { email, password: fresh })).json()
    const user = await ask('user', undefined, { authorization: `Bearer ${token}` })
    expect(await user.json()).toMatchObject({ email, name: 'first', staff_roles: ['admin'] })
  })

  it('has a link for 30 minutes', async () => {
    const email = 'late@portal.example'
    const { link } = await appoint(email)
    await database.db.execute(
      sql`update account_tokens set expires_at = expires_at - interval '30 minutes 1 second'`,
    )
    expect(await setPassword(email, tokenIn(link))).toBe(422)
  })

  it('takes over an address registered before, and invalidates its sessions and links', async () => {
    const { both, browser } = await somebody('Ola')
    const email = emailOf('Ola')
    await ask(
      'change-email',
      { email: 'thief@portal.example', current_password: password },
      browser,
    )
    const theirs = await linkIn('thief@portal.example', 'verify')
    await ask('forget_password', { email })
    const reset = await linkIn(email, 'reset_password')
    const { link, isNew } = await appoint(email.toUpperCase(), 'editor')
    expect(isNew).toBe(false)
    expect(await both()).toEqual([401, 401])
    expect(await logIn(email, password)).toBe(422)
    expect(await setPassword(email, reset)).toBe(422)
    expect((await ask(`email/verify/${theirs}`)).status).toBe(404)
    expect(await setPassword(email, tokenIn(link))).toBe(200)
    expect(await rowOf('Ola')).toMatchObject({ staff_roles: ['editor'] })
  })

  it('gets roles one by one, and loses all of them at once', async () => {
    const email = 'both@portal.example'
    await appoint(email, 'officer')
    const { link } = await appoint(email, 'editor')
    await setPassword(email, tokenIn(link))
    const { token } = await (await ask('login', { email, password: fresh })).json()
    const bearer = { authorization: `Bearer ${token}` }
    const user = await (await ask('user', undefined, bearer)).json()
    expect(user.staff_roles).toEqual(['editor', 'officer'])
    await database.db.transaction((tx) => dismissStaff(tx, email))
    expect(await statusOf(bearer)).toBe(401)
    expect(await latestAction()).toMatchObject({ changed_by: null, action: 'change' })
  })

  it('is refused for a disabled account, and dismissal is refused for an unknown one', async () => {
    const { id } = await somebody('Petra')
    await disableAccount(admin, id)
    await expect(appoint(emailOf('Petra'))).rejects.toMatchObject({ code: 'conflict' })
    const dismissed = database.db.transaction((tx) => dismissStaff(tx, 'nobody@portal.example'))
    await expect(dismissed).rejects.toMatchObject({ code: 'not_found' })
  })
})
