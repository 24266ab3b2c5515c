import 'server-only'
import { publicRecords } from '@/lib/db/public-records'
import { sponsors } from '@/lib/db/schema/sponsors'
import { and, asc, eq, gt } from 'drizzle-orm'

/** The sponsors that are shown on a day. */
export const sponsorsOn = (day: string) =>
  publicRecords({
    key: sponsors.id,
    select: (db) => db.select().from(sponsors).$dynamic(),
    isPublic: and(eq(sponsors.status, 1), gt(sponsors.date_end, day)),
    order: () => [asc(sponsors.id)],
  })
