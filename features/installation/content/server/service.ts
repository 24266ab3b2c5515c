import 'server-only'
import { importFaqs, importFaqTabs } from '@/features/faqs/server/service'
import { importNews } from '@/features/news/server/service'
import { importMenuEntries, importNavigationPages } from '@/features/pages/server/service'
import { importSponsors } from '@/features/sponsors/server/service'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext, LoadStep } from '../../contract'
import { loaded } from '../../rules'
import { guideSeed, menusSeed, newsSeed, sponsorsSeed } from '../contract'
import { menuEntryOf, newsOf, sponsorOf } from './mapper'

/** Menus with their pages, news, sponsors, questions and the guide. */
export async function contentSteps(context: LoadContext): Promise<LoadStep[]> {
  return [
    ...(await menuSteps(context)),
    await newsStep(context),
    await sponsorsStep(context),
    await faqsStep(context),
  ]
}

async function menuSteps(context: LoadContext): Promise<LoadStep[]> {
  const { pages, entries } = await readSeed('menus.json', menusSeed)
  const records = await Promise.all(entries.map((entry) => menuEntryOf(entry, context)))
  return [
    {
      name: 'Navigation pages',
      records: pages.length,
      write: (db) => importNavigationPages(db, pages),
    },
    {
      name: 'Menu entries and pages',
      records: records.length,
      write: (db) => importMenuEntries(db, records),
    },
  ]
}

async function newsStep(context: LoadContext): Promise<LoadStep> {
  const seed = loaded(await readSeed('news.json', newsSeed), context.sampleData)
  const records = await Promise.all(seed.map((item) => newsOf(item, context)))
  return { name: 'News', records: records.length, write: (db) => importNews(db, records) }
}

async function sponsorsStep(context: LoadContext): Promise<LoadStep> {
  const seed = loaded(await readSeed('sponsors.json', sponsorsSeed), context.sampleData)
  const records = await Promise.all(seed.map((sponsor) => sponsorOf(sponsor, context)))
  return { name: 'Sponsors', records: records.length, write: (db) => importSponsors(db, records) }
}

async function faqsStep({ sampleData }: LoadContext): Promise<LoadStep> {
  const seed = await readSeed('export-guide.json', guideSeed)
  const tabs = seed.faq_tabs.map((tab) => ({ ...tab, audience: 1 }))
  const records = loaded(seed.faqs, sampleData).map((faq) => ({ ...faq, audience: 1 }))
  return {
    name: 'Questions and answers',
    records: records.length,
    write: async (db) => {
      await importFaqTabs(db, tabs)
      await importFaqs(db, records)
    },
  }
}
