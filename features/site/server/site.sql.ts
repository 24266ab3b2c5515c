import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { socialMedia } from '@/lib/db/schema/home'
import { offices } from '@/lib/db/schema/offices'
import { siteSettings } from '@/lib/db/schema/site'
import { asc } from 'drizzle-orm'

export async function findSite(db: Executor) {
  const [row] = await db.select().from(siteSettings).limit(1)
  return row
}

/** The contact of the first office, which is the head office; undefined where there is none. */
export async function findHeadOffice(db: Executor) {
  const [office] = await db
    .select({
      ...columnPair(offices, 'email', 'bare'),
      ...columnPair(offices, 'phone', 'bare'),
      ...columnPair(offices, 'address'),
    })
    .from(offices)
    .orderBy(asc(offices.sort), asc(offices.id))
    .limit(1)
  return office
}

export async function listSocialMedia(db: Executor) {
  return db.select().from(socialMedia).orderBy(asc(socialMedia.sort), asc(socialMedia.id))
}
