import 'server-only'
import { defaultSite, publicContact } from '@/features/site/contract'
import { getSite } from '@/features/site/server/service'
import type { OutputOf } from '@/lib/api/endpoint'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import { locales } from '@/lib/i18n/locale'
import { settings } from '@/lib/settings/settings'
import { sampleKinds, setupSteps, type setupState } from '../contract'
import { countSamples, selectOwnRecords } from './repository'

type SetupState = OutputOf<typeof setupState>

/** Which steps of the setup are done, by what the portal has, and its samples. Throws `forbidden`. */
export async function getSetup(actor: Actor): Promise<SetupState> {
  requireAccess('staff:admin', actor)
  const db = await database()
  const [site, own] = [await getSite(), await selectOwnRecords(db, personOf(actor).userId)]
  const samples: SetupState['samples'] = []
  for (const kind of sampleKinds) {
    const count = await countSamples(db, kind)
    if (count > 0) samples.push({ kind, count })
  }
  const { SMTP_URL, MAIL_FROM } = settings()
  const [names, usual] = [textsOf(site, 'name'), textsOf(defaultSite, 'name')]
  const done = {
    ...own,
    name: locales.every((locale) => names[locale] !== usual[locale]),
    contact: locales.every((locale) => {
      const { email, phone } = publicContact(site, locale)
      return email !== '' && phone !== ''
    }),
    logo: site.logo !== null,
    mail: SMTP_URL !== undefined && MAIL_FROM !== undefined,
    samples: samples.length === 0,
  }
  return { steps: setupSteps.map((step) => ({ step, is_done: done[step] })), samples }
}
