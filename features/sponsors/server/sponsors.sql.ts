import 'server-only'
import type { Executor } from '@/lib/db/database'
import { sponsors } from '@/lib/db/schema/sponsors'
import { and, asc, eq, gt } from 'drizzle-orm'

const isShown = (today: string) => and(eq(sponsors.status, 1), gt(sponsors.date_end, today))

export async function listShownSponsors(db: Executor, today: string) {
  return db.select().from(sponsors).where(isShown(today)).orderBy(asc(sponsors.id))
}

export async function findShownSponsor(db: Executor, id: number, today: string) {
  const [sponsor] = await db
    .select()
    .from(sponsors)
    .where(and(eq(sponsors.id, id), isShown(today)))
    .limit(1)
  return sponsor
}
