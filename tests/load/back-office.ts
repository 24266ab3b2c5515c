/**
 * Measures the calls behind the lists of the back office on PostgreSQL, with 100,000 news items,
 * people, enquiries and entries of the history each, next to a database with 1,000 in the same run.
 * Ends with an error when the 95th percentile of the large one passes twice that of the small one,
 * or when a query read a large table from end to end.
 */
import { contentFeature } from '@/features/content/feature'
import { peopleFeature } from '@/features/people/feature'
import { enquiriesFeature } from '@/features/enquiries/feature'
import { auditLogFeature } from '@/features/audit-log/feature'
import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import { officeCalls, writeOffice } from './back-office-records'
import { fill, listsStand, onTwoPostgres } from './two-sizes'

const sizes = { small: 1_000, large: 100_000 } as const

const admin = { ...anonymous, userId: 1, loginId: 'bench', staffRoles: ['admin' as const] }
const apiServer = mount(
  [
    ...contentFeature.calls,
    ...peopleFeature.calls,
    ...enquiriesFeature.calls,
    ...auditLogFeature.calls,
  ],
  {
    identify: () => Promise.resolve(admin),
  },
)

const met = await onTwoPostgres(
  (database, size) => fill(database, (db) => writeOffice(db, sizes[size])),
  (two) => {
    console.log('PostgreSQL: 95th percentile in ms with 1,000 and 100,000 records, ratio')
    return listsStand(apiServer, officeCalls, two)
  },
)
process.exitCode = met ? 0 : 1
