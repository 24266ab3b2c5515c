import { barrierEffects } from '@/lib/db/schema/barriers'
import { barriersUnderTest, barrierStep as step } from '@/tests/support/barriers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { exportEffects, forgetEffects } from './effects'

const { database, ask, member, published, mailsTo } = barriersUnderTest()

const figures = {
  loss_band: null,
  consignments: null,
  details: '',
  may_share: false,
  consent: true,
}

/** A solved barrier with a reporter and two members who joined, and the link that each of them got. */
async function solved(name: string) {
  const address = (at: number) => `${name}-${at}@portal.example`
  const found = await published({ email: address(0), locale: 'en' })
  const { id, author, path, version, person } = found
  const others = [
    await member(`${name} Foods`, { email: address(1), locale: 'en' }),
    await member(`${name} Trading`, { email: address(2), locale: 'ar' }),
  ]
  for (const one of others) await ask(one, `barriers/${id}/join`, figures)
  await ask(author, `${path}/steps`, step('resolved', version, ['It is gone.', 'زال.']))
  const links: string[] = []
  for (const at of [0, 1, 2]) {
    const text = (await mailsTo(address(at))).map((mail) => mail.text).join()
    links.push(/barrier-effects\/\d+\/[\w-]{43}/.exec(text)?.[0] ?? '')
  }
  return { ...found, people: [person, ...others], links }
}

describe('the effect of what was done about a barrier', () => {
  it('is asked of who reported and who joined it, seen by staff, and counted from three companies on', async () => {
    const { id, author, path, links } = await solved('effect')
    expect(new Set(links).size).toBe(3)
    const [first = '', second = '', third = ''] = links
    expect((await ask(undefined, first)).body).toMatchObject({ status: 'resolved', answer: null })
    const details = 'Our lorries pass.'
    await ask(undefined, `${first}/answer`, { answer: 'yes', details })
    await ask(undefined, `${second}/answer`, { answer: 'no' })
    expect((await ask(undefined, `barriers/${id}`)).body.effects).toBeNull()
    await ask(undefined, `${third}/answer`, { answer: 'no' })
    await ask(undefined, `${third}/answer`, { answer: 'partly' })
    const shown = await ask(undefined, `barriers/${id}`)
    expect(shown.body.effects).toEqual({ yes: 1, partly: 1, no: 1 })
    expect(JSON.stringify(shown.body)).not.toMatch(/lorries|effect Foods/)
    const review = await ask(author, path)
    expect(review.body.effect_answers).toMatchObject([
      { answer: 'yes', details },
      { answer: 'no', company_eng: 'effect Foods' },
      { answer: 'partly', company_eng: 'effect Trading' },
    ])
  })

  it('is asked by a link that nobody can guess, and that ends with the account', async () => {
    const { people, links } = await solved('guess')
    const [first = '', second = ''] = links
    const [, id = ''] = first.split('/')
    const foreign = `barrier-effects/${id}/${second.split('/')[2] ?? ''}`
    expect((await ask(undefined, foreign)).status).toBe(404)
    expect((await ask(undefined, `${foreign}/answer`, { answer: 'yes' })).status).toBe(404)
    await ask(undefined, `${first}/answer`, { answer: 'yes', details: 'Our own words.' })
    const person = people[0]?.id ?? 0
    expect(await exportEffects(database.db, person)).toMatchObject([{ details: 'Our own words.' }])
    await forgetEffects(database.db, person)
    expect(await exportEffects(database.db, person)).toEqual([])
    expect((await ask(undefined, first)).status).toBe(404)
    const [kept] = await database.db
      .select()
      .from(barrierEffects)
      .where(eq(barrierEffects.id, Number(id)))
    expect(kept).toMatchObject({ user_id: null, answer: 'yes', details: '' })
  })

  it('is not asked of steps that solve nothing', async () => {
    const { author, path, version } = await published({ email: 'talks@portal.example' })
    await ask(author, `${path}/steps`, step('in_talks', version))
    const texts = (await mailsTo('talks@portal.example')).map(({ text }) => text).join()
    expect(texts).toContain('#barrier')
    expect(texts).not.toContain('barrier-effects')
  })
})
