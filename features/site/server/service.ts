import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import { defaultSite, siteWrite, socialMediaWrite } from '../contract'
import { findSite, insertSocialMedia, listSocialMedia, writeSite } from './repository'

/** Name and addresses of the portal; the defaults until staff change them. */
export async function getSite() {
  return (await findSite(await database())) ?? defaultSite
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
