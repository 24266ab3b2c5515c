import { users } from '@/lib/db/schema/accounts'
import { barrierJoins } from '@/lib/db/schema/barriers'
import { companies } from '@/lib/db/schema/companies'
import { barriersUnderTest, barrierStep as step } from '@/tests/support/barriers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { exportJoins, forgetJoins } from './joining'

const { database, ask, member, published, mailsTo, join } = barriersUnderTest()

const figures = (given: object = {}) => ({
  loss_band: 'below_25',
  consignments: 4,
  details: 'Two lorries waited.',
  may_share: false,
  consent: true,
  ...given,
})

describe('a barrier that affects others too', () => {
  it('is joined by members with their figures, is counted from three companies on, and tells them of each step', async () => {
    const { author, path, id, version } = await published()
    const one = await member('Qatr Foods', { email: 'qatr@portal.example', locale: 'en' })
    const other = await member('Nakheel Trading')
    const own = `barriers/${id}/join`
    expect((await ask(one, own)).body).toEqual({
      state: 'none',
      may_join: true,
      is_checked: true,
      figures: null,
    })
    const joined = await ask(one, own, figures())
    expect(joined.body).toMatchObject({ state: 'joined', figures: { consignments: 4 } })
    expect((await ask(undefined, `barriers/${id}`)).body.companies).toBeNull()
    await ask(other, own, figures({ loss_band: null, consignments: null, may_share: true }))
    const shown = await ask(undefined, `barriers/${id}`)
    expect(shown.body.companies).toBe(3)
    expect(JSON.stringify(shown.body)).not.toMatch(/Qatr|Nakheel|lorries|below_25/)

    const review = await ask(author, path)
    expect(review.body.joins).toMatchObject([
      { company_eng: 'Qatr Foods', loss_band: 'below_25', details: 'Two lorries waited.' },
      { company_eng: 'Nakheel Trading', may_share: true },
    ])
    const named = step('in_talks', version, ['Qatr Foods waits.', 'ننتظر.'])
    const refused = await ask(author, `${path}/steps`, named)
    expect(refused.body.errors).toEqual({ text: ['names_reporter'] })
    await ask(author, `${path}/steps`, step('in_talks', version))
    const told = await mailsTo('qatr@portal.example')
    expect(told.map(({ subject }) => subject)).toEqual(['Residue certificate for dates: In talks'])
    expect(told[0]?.text).toContain('affects your company too')
    expect(told[0]?.text).toContain(`/barriers/${id}`)

    const left = await ask(one, own, undefined, 'DELETE')
    expect(left.body).toMatchObject({ state: 'none', figures: null })
    expect((await ask(undefined, `barriers/${id}`)).body.companies).toBeNull()
  })

  it('is not joined without consent, by who reported it, by who has no company, or once it is resolved', async () => {
    const { author, person: reporter, path, id, version } = await published()
    const own = `barriers/${id}/join`
    const one = await member('Late Foods')
    expect((await ask(one, own, figures({ consent: false }))).status).toBe(422)
    expect((await ask(reporter, own)).body.state).toBe('reported')
    expect((await ask(reporter, own, figures())).status).toBe(409)
    expect((await ask(await join(), own, figures())).status).toBe(403)
    await ask(author, `${path}/steps`, step('resolved', version))
    expect((await ask(one, own, figures())).status).toBe(409)
    expect(await database.db.$count(barrierJoins, eq(barrierJoins.barrier_id, id))).toBe(0)
    expect((await ask(one, 'barriers/999999/join')).status).toBe(404)
  })

  it('is joined by no company that is not approved, and by nobody whose address is not confirmed', async () => {
    const { id } = await published()
    const own = `barriers/${id}/join`
    const invented = await member('Invented Foods')
    const { companyId } = invented
    await database.db
      .update(companies)
      .set({ approved_at: null })
      .where(eq(companies.id, companyId))
    const hasty = await member('Hasty Foods')
    await database.db.update(users).set({ email_verified_at: null }).where(eq(users.id, hasty.id))
    for (const person of [invented, hasty]) {
      expect((await ask(person, own)).body).toMatchObject({ may_join: true, is_checked: false })
      expect((await ask(person, own, figures())).status).toBe(409)
    }
    expect(await database.db.$count(barrierJoins, eq(barrierJoins.barrier_id, id))).toBe(0)
  })

  it('counts a company that joined no longer once its approval is withdrawn', async () => {
    const { id } = await published()
    const [one, other] = [await member('First Foods'), await member('Second Foods')]
    for (const person of [one, other]) await ask(person, `barriers/${id}/join`, figures())
    expect((await ask(undefined, `barriers/${id}`)).body.companies).toBe(3)
    await database.db
      .update(companies)
      .set({ approved_at: null })
      .where(eq(companies.id, one.companyId))
    expect((await ask(undefined, `barriers/${id}?fresh=1`)).body.companies).toBeNull()
  })

  it('counts each company once, and samples only where the barrier is one', async () => {
    const { id } = await published()
    const own = `barriers/${id}/join`
    const one = await member('Twice Foods')
    const colleague = { ...(await join({ company_id: one.companyId })), companyId: one.companyId }
    const sample = await member('Sample Foods', { sample: true })
    for (const person of [one, colleague, sample]) await ask(person, own, figures())
    expect((await ask(undefined, `barriers/${id}`)).body.companies).toBeNull()
  })

  it('is in the data of a member, and forgets who closes the account', async () => {
    const { id } = await published()
    const one = await member('Own Foods')
    await ask(one, `barriers/${id}/join`, figures())
    expect(await exportJoins(database.db, one.id)).toMatchObject([{ barrier_id: id }])
    await forgetJoins(database.db, one.id)
    expect(await exportJoins(database.db, one.id)).toEqual([])
  })
})

describe('the sample barriers', () => {
  it('are six in the register with different statuses, and marked', async () => {
    const { body } = await ask(undefined, 'barriers?per_page=50')
    const samples = body.data.filter(({ sample }: { sample: boolean }) => sample)
    const statuses = samples.map(({ status }: { status: string }) => status)
    expect(statuses).toHaveLength(6)
    expect(new Set(statuses).size).toBe(6)
  })
})
