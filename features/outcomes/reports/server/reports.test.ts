import { anonymous, personOf, type Person } from '@/lib/auth/actor'
import { eventJoins } from '@/lib/db/schema/events'
import { outcomeQuestions } from '@/lib/db/schema/outcomes'
import { addEvent, addPerson, dayFromNow } from '@/tests/support/events'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { askOutcomes } from '../../asking/server/asking'
import { eventOutcomes } from '../contract'
import { getEventOutcomes } from './reports'

const database = useTestDatabase(loadedTemplate)

let officer: Person
let event: number

/** Ends an event so many days ago, with some participants, who are asked. */
async function askedAbout(days: number, participants: number) {
  const { db } = database
  const id = await addEvent(db, { date_start: dayFromNow(-days), date_end: dayFromNow(-days) })
  for (let number = 1; number <= participants; number += 1) {
    const { userId: user_id } = personOf(await addPerson(db, { name: `Salma ${number}` }))
    await db.insert(eventJoins).values({ event_id: id, user_id })
  }
  await askOutcomes()
  return id
}

const questionsOf = async (id: number) => {
  const rows = await database.db.select().from(outcomeQuestions).orderBy(outcomeQuestions.id)
  return rows.filter(({ occasion }) => occasion.startsWith(`event-${id}-`))
}

const answer = (id: number | undefined, given: object) =>
  database.db
    .update(outcomeQuestions)
    .set({ answered_at: new Date().toISOString(), ...given })
    .where(eq(outcomeQuestions.id, id ?? 0))

const read = async (id: number) => eventOutcomes.response.parse(await getEventOutcomes(officer, id))

beforeAll(async () => {
  const { db } = database
  officer = { ...(await addPerson(db, { staff_roles: ['officer'] })), staffRoles: ['officer'] }
  event = await askedAbout(35, 4)
  await askedAbout(36, 2)
})

describe('what staff see of an event that is over', () => {
  it('is how many were asked and what they answered, of this event alone and without names', async () => {
    const [first, second, third] = await questionsOf(event)
    await answer(first?.id, { answer: 'order', value_band: 'below_5' })
    await answer(second?.id, { answer: 'order', value_band: 'from_500' })
    await answer(third?.id, { answer: 'talks' })
    const found = await read(event)
    expect(found).toEqual({
      rounds: [{ round: 30, questions: 4, answered: 3, orders: 2, talks: 1, nothing: 0 }],
      bands: [
        { band: 'below_5', orders: 1 },
        { band: 'from_500', orders: 1 },
      ],
    })
    expect(JSON.stringify(found)).not.toMatch(/Salma|@/)
  })

  it('has each round, and the value that a participant named last', async () => {
    const [first] = await questionsOf(event)
    if (!first) throw new Error('Nobody was asked.')
    const { id: _id, ...again } = first
    await database.db
      .insert(outcomeQuestions)
      .values({ ...again, round: 90, value_band: 'below_25' })
    const { rounds, bands } = await read(event)
    expect(rounds.map(({ round, orders }) => [round, orders])).toEqual([
      [30, 2],
      [90, 1],
    ])
    expect(bands).toEqual([
      { band: 'below_25', orders: 1 },
      { band: 'from_500', orders: 1 },
    ])
  })

  it('is empty for an event about which nobody was asked, and for officers only', async () => {
    expect(await read(999_999)).toEqual({ rounds: [], bands: [] })
    const member = await addPerson(database.db)
    await expect(getEventOutcomes(member, event)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(getEventOutcomes(anonymous, event)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})
