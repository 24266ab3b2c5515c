import 'server-only'
import { inquirerOf } from '@/features/enquiries/case-desk/server/case-desk'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { rightsOf, type StaffArea } from '@/lib/auth/staff-areas'
import { database } from '@/lib/db/database'
import { isReachable } from '@/lib/db/reads/reachable-enquiries'
import { activityKinds, mostListed, type ActivityGroups } from '../contract'
import {
  findCompanyOf,
  selectEnquiriesOf,
  selectEventsOf,
  selectHistory,
  selectPeopleOf,
  selectQuotations,
  selectRequestsOf,
} from './activity.sql'

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

/** Of the records of others only those in the areas of the reader are shown. */
const shownTo = (actor: Actor) => {
  const rights = rightsOf(actor)
  return (area: StaffArea) => rights.includes(area)
}

/**
 * The company of the person of an enquiry, and what else this person did. Throws `forbidden`,
 * `not_found`.
 */
export async function getEnquirerActivity(actor: Actor, enquiry: number) {
  const person = await inquirerOf(actor, enquiry)
  const db = await database()
  const isShown = shownTo(actor)
  return {
    company: (await findCompanyOf(db, person)) ?? null,
    groups: groupsOf({
      enquiries: await selectEnquiriesOf(db, [person], {
        without: enquiry,
        reachable: isReachable(actor),
      }),
      quotations: isShown('requests') ? await selectQuotations(db, { people: [person] }) : [],
      requests: isShown('requests') ? await selectRequestsOf(db, [person]) : [],
      events: isShown('events') ? await selectEventsOf(db, [person]) : [],
    }),
  }
}

/** What a company and its people did, and the history of its record. Throws `forbidden`. */
export async function getCompanyActivity(actor: Actor, company: number) {
  requireAccess('staff:approvals', actor)
  const db = await database()
  const people = await selectPeopleOf(db, company)
  const isShown = shownTo(actor)
  return {
    groups: groupsOf({
      enquiries: isShown('cases')
        ? await selectEnquiriesOf(db, people, { without: null, reachable: isReachable(actor) })
        : [],
      quotations: isShown('requests') ? await selectQuotations(db, { company }) : [],
      requests: isShown('requests') ? await selectRequestsOf(db, people) : [],
      events: isShown('events') ? await selectEventsOf(db, people) : [],
    }),
    history: await selectHistory(db, company),
  }
}
