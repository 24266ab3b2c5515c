import 'server-only'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import { mailSender, mailTemplates } from '@/lib/mail/template'
import { defaultSite, withoutExamples, type Site } from '../contract'
import { withHeadOffice } from '../rules'
import { findHeadOffice, findSite, listSocialMedia } from './site.sql'

/** What staff set: until then a default name and no contact details. */
export async function getOwnSite(db: Executor): Promise<Site> {
  return withoutExamples((await findSite(db)) ?? defaultSite)
}

/** Name and contact details of the portal; without details of its own, those of the head office. */
export async function getSite(): Promise<Site> {
  const db = await database()
  const [site, office] = await Promise.all([getOwnSite(db), findHeadOffice(db)])
  return office ? withHeadOffice(site, office) : site
}

const portalName = async (locale: Locale) => inLocale(await getSite(), 'name', locale)

/** Declares a mail, signed with the portal's name in the language of its reader. */
export const mailTemplate = mailTemplates(portalName)

/** Sends one of the many mails of a job, signed like the others. */
export const sendMail = mailSender(portalName)

/** The portal's accounts elsewhere, in their order. */
export async function listSocialAccounts() {
  return listSocialMedia(await database())
}
