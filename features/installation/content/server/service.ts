import 'server-only'
import { importEnquiryFormPages } from '@/features/enquiries/server/service'
import { faqAudiences } from '@/features/faqs/contract'
import { importFaqs, importFaqTabs } from '@/features/faqs/server/service'
import { importGuide } from '@/features/guide/server/service'
import { importNews } from '@/features/news/server/service'
import { importMenuEntries, importNavigationPages } from '@/features/pages/server/service'
import { importSponsors } from '@/features/sponsors/server/service'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded } from '../../rules'
import type { LoadStep } from '../../steps/server/service'
import {
  buyersFaqSeed,
  enquiryFormPagesSeed,
  guidePageSeed,
  guideSeed,
  menusSeed,
  newsSeed,
  sponsorsSeed,
} from '../contract'
import { enquiryFormPageOf, faqOf, guideOf, menuEntryOf, newsOf, sponsorOf } from './mapper'

/** Menus with their pages, news, sponsors, questions, the guide and the enquiry pages. */
export async function contentSteps(context: LoadContext): Promise<LoadStep[]> {
  return [
    ...(await menuSteps(context)),
    await newsStep(context),
    await sponsorsStep(context),
    await faqsStep(context),
    await guideStep(context),
    await enquiryFormPagesStep(context),
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

async function faqsStep({ sampleData, documents }: LoadContext): Promise<LoadStep> {
  const guide = await readSeed('export-guide.json', guideSeed)
  const buyersFaq = await readSeed('buyers-faq.json', buyersFaqSeed)
  const { exporters, buyers } = faqAudiences
  const tabs = [
    ...guide.faq_tabs.map((tab) => ({ ...tab, audience: exporters })),
    ...buyersFaq.tabs.map((tab) => ({ ...tab, audience: buyers })),
  ]
  const records = [
    ...loaded(guide.faqs, sampleData).map((faq) => faqOf(faq, exporters, documents)),
    ...loaded(buyersFaq.faqs, sampleData).map((faq) => faqOf(faq, buyers, documents)),
  ]
  return {
    name: 'Questions and answers',
    records: records.length,
    write: async (db) => {
      await importFaqTabs(db, tabs)
      await importFaqs(db, records)
    },
  }
}

async function guideStep(context: LoadContext): Promise<LoadStep> {
  const { guide } = await readSeed('export-guide.json', guideSeed)
  const record = await guideOf(guide, await readSeed('guide-page.json', guidePageSeed), context)
  return { name: 'Export guide', records: 1, write: (db) => importGuide(db, record) }
}

async function enquiryFormPagesStep(context: LoadContext): Promise<LoadStep> {
  const seed = await readSeed('enquiries-pages.json', enquiryFormPagesSeed)
  const records = await Promise.all(seed.map((page) => enquiryFormPageOf(page, context)))
  return {
    name: 'Enquiry pages',
    records: records.length,
    write: (db) => importEnquiryFormPages(db, records),
  }
}
