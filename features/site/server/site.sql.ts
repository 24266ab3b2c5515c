import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { socialMedia } from '@/lib/db/schema/home'
import { offices } from '@/lib/db/schema/offices'
import { siteSettings } from '@/lib/db/schema/site'
import { asc, sql } from 'drizzle-orm'
import type { Site, SocialMediaWrite } from '../contract'

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

export async function writeSite(db: Executor, site: Site) {
  const row = { ...site, updated_at: sql`now()` }
  await db
    .insert(siteSettings)
    .values(row)
    .onConflictDoUpdate({ target: siteSettings.id, set: row })
}

export async function listSocialMedia(db: Executor) {
  return db.select().from(socialMedia).orderBy(asc(socialMedia.sort), asc(socialMedia.id))
}

export async function insertSocialMedia(db: Executor, records: SocialMediaWrite[]) {
  await insertAll(db, socialMedia, records)
  await raiseIdentity(db, socialMedia)
}
