import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import { defaultSite, siteWrite, socialMediaWrite, withoutExamples } from '../contract'
import { findSite, insertSocialMedia, listSocialMedia, writeSite } from './repository'

/** Name and contact details of the portal: until staff set them, a default name and no details. */
export async function getSite() {
  return withoutExamples((await findSite(await database())) ?? defaultSite)
}

/** The portal's accounts elsewhere, in their order. */
export async function listSocialAccounts() {
  return listSocialMedia(await database())
}

/** Imports the site settings after validation against their contract. */
export async function importSite(db: Executor, record: unknown) {
  await writeSite(db, siteWrite.parse(record))
}

/** Imports social media accounts after validation against their contract. */
export async function importSocialMedia(db: Executor, records: unknown[]) {
  await insertSocialMedia(db, socialMediaWrite.array().parse(records))
}
