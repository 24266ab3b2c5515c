import 'server-only'
import { homeCountry } from '@/lib/country/home'
import { enquiryStatus, isEnded } from '@/lib/db/codes/enquiry-statuses'
import { usualHours } from '@/features/enquiries/service-levels/contract'
import { dayAfter, today } from '@/lib/i18n/today'
import { dueAfter, type WorkingCalendar } from '@/lib/i18n/working-time'
import { randomUUID } from 'node:crypto'
import type { MonthEnquiry } from '../contract'
import { instantOf } from '../rules'
import type { MonthCase } from './month.sql'

interface Surroundings {
  /** The day of the load. */
  day: string
  calendar: WorkingCalendar
  person: { id: number; name: string; last_name: string; email: string }
  officer: number
  institution: number | null
}

const phone = `+${homeCountry.callingCode}790000000`
const manager = 4

/** The rows of an enquiry of the month, with its clock as the portal would have set it. */
export function toCase(seed: MonthEnquiry, { day, calendar, ...given }: Surroundings): MonthCase {
  const { person, officer, institution } = given
  const created_at = instantOf(seed, day)
  const turns = seed.turns.map((turn) => ({ ...turn, at: instantOf(turn, day) }))
  const spoken = turns.flatMap(({ text, ...turn }) =>
    text === undefined ? [] : [{ ...turn, text }],
  )
  const [byOffice, byPerson] = [spoken.filter(isOfOffice), spoken.filter((one) => !isOfOffice(one))]
  const lastReply = byOffice.at(-1)?.at
  const awaits = byPerson.find(({ at }) => lastReply === undefined || at > lastReply)?.at ?? null
  const changes = turns.filter(({ status }) => status !== undefined)
  const status = changes.at(-1)?.status ?? enquiryStatus.new
  const answered_at = byOffice[0]?.at ?? null
  const open = !isEnded(status)
  const answer_due_at =
    open && (answered_at === null || awaits !== null)
      ? dueAfter(calendar, awaits ?? created_at, usualHours.answer)
      : null
  const description = { company: seed.company, description: seed.description }
  return {
    enquiry: {
      user_id: person.id,
      enq_type: seed.type,
      status,
      ...description,
      name: `${person.name} ${person.last_name}`,
      email: person.email,
      phone,
      ...(seed.type === 5 ? { position_id: manager } : { job_title: seed.job_title }),
      industry_id: seed.industry,
      country_id: seed.country,
      product_hs: seed.hs,
      client_type: seed.client,
      barrier_type: seed.barrier,
      ...(seed.since && { barrier_since: dayAfter(today(new Date(created_at)), -seed.since) }),
      ...(seed.institution && { institution_id: institution }),
      locale: seed.locale,
      idempotency_key: randomUUID(),
      request_hash: '',
      sample: true,
      owner_id: seed.owner ? officer : null,
      rating: seed.rating,
      answered_at,
      awaits_reply_since: open ? awaits : null,
      answer_due_at,
      waits_since: status === enquiryStatus.pending && awaits === null ? (lastReply ?? null) : null,
      close_due_at: open ? dueAfter(calendar, created_at, usualHours.close) : null,
      // The portal sends no mail about what is only an example.
      escalated_at: open ? created_at : null,
      created_at,
      updated_at: turns.at(-1)?.at ?? created_at,
    },
    messages: spoken.map(({ from, text, at }) => ({
      sender: from,
      author_id: from === 'office' ? officer : person.id,
      text,
      at,
      idempotency_key: randomUUID(),
      request_hash: '',
      read_at: from === 'person' && awaits !== null && at >= awaits ? null : at,
    })),
    steps: [
      { status: enquiryStatus.new, at: created_at, set_by: null },
      ...changes.map(({ status: next, at, reason }) => ({
        status: next ?? status,
        at,
        set_by: officer,
        reason,
      })),
    ],
    points: seed.points,
  }
}

const isOfOffice = ({ from }: { from: string }) => from === 'office'
