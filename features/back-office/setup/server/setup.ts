import 'server-only'
import { defaultSite } from '@/features/site/contract'
import { hasSamples } from '@/features/samples/server/samples'
import { getOwnSite } from '@/features/site/server/site'
import type { OutputOf } from '@/lib/api/endpoint'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import { locales } from '@/lib/i18n/locale'
import { settings } from '@/lib/settings/settings'
import { setupSteps, type setupState } from '../contract'
import { selectOwnRecords } from './setup.sql'

/** Which steps of the setup are done, by what the portal has. Throws `forbidden`. */
export async function getSetup(actor: Actor): Promise<OutputOf<typeof setupState>> {
  requireAccess('staff:admin', actor)
  const db = await database()
  const { userId } = personOf(actor)
  const [site, own] = [await getOwnSite(db), await selectOwnRecords(db, userId)]
  const { SMTP_URL, MAIL_FROM } = settings()
  const [names, usual] = [textsOf(site, 'name'), textsOf(defaultSite, 'name')]
  const done = {
    ...own,
    name: locales.every((locale) => names[locale] !== usual[locale]),
    contact: locales.every((locale) => {
      const [emails, phones] = [textsOf(site, 'contact_email'), textsOf(site, 'contact_phone')]
      return emails[locale] !== '' && phones[locale] !== ''
    }),
    logo: site.logo !== null,
    colours: (site.palette ?? null) !== null,
    mail: SMTP_URL !== undefined && MAIL_FROM !== undefined,
    samples: !(await hasSamples(db, userId)),
  }
  return { steps: setupSteps.map((step) => ({ step, is_done: done[step] })) }
}
