import 'server-only'
import { inquirerOf } from '@/features/enquiries/case-desk/server/service'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { activityKinds, mostListed, type ActivityGroups } from '../contract'
import {
  findCompanyOf,
  selectEnquiriesOf,
  selectEventsOf,
  selectHistory,
  selectPeopleOf,
  selectQuotations,
  selectRequestsOf,
} from './repository'

type Kind = (typeof activityKinds)[number]
type Records = ActivityGroups[number]['records']

/** The kinds of which there are records, each with the newest. */
function groupsOf(found: Record<Kind, Records>): ActivityGroups {
  return activityKinds.flatMap((kind) => {
    const all = found[kind]
    if (all.length === 0) return []
    return [{ kind, records: all.slice(0, mostListed), has_more: all.length > mostListed }]
  })
}

/**
 * The company of the person of an enquiry, and what else this person did. Throws `forbidden`,
 * `not_found`.
 */
export async function getEnquirerActivity(actor: Actor, enquiry: number) {
  const person = await inquirerOf(actor, enquiry)
  const db = await database()
  return {
    company: (await findCompanyOf(db, person)) ?? null,
    groups: groupsOf({
      enquiries: await selectEnquiriesOf(db, [person], enquiry),
      quotations: await selectQuotations(db, { people: [person] }),
      requests: await selectRequestsOf(db, [person]),
      events: await selectEventsOf(db, [person]),
    }),
  }
}

/** What a company and its people did, and the history of its record. Throws `forbidden`. */
export async function getCompanyActivity(actor: Actor, company: number) {
  requireAccess('staff:officer', actor)
  const db = await database()
  const people = await selectPeopleOf(db, company)
  return {
    groups: groupsOf({
      enquiries: await selectEnquiriesOf(db, people, null),
      quotations: await selectQuotations(db, { company }),
      requests: await selectRequestsOf(db, people),
      events: await selectEventsOf(db, people),
    }),
    history: await selectHistory(db, company),
  }
}
