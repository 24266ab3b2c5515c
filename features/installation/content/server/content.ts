import 'server-only'
import { importEnquiryFormPages } from '@/features/enquiries/server/enquiry-forms'
import { faqAudiences } from '@/features/faqs/contract'
import { importFaqs, importFaqTabs } from '@/features/faqs/server/faqs'
import { importGuide } from '@/features/guide/server/guide'
import { importNews } from '@/features/news/server/news'
import { importMenuEntries, importNavigationPages } from '@/features/pages/server/pages'
import { importSponsors } from '@/features/sponsors/server/sponsors'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded, noPicture } from '../../rules'
import { recordsOf, stepOf, type LoadStep } from '../../server/steps'
import {
  buyersFaqSeed,
  enquiryFormPagesSeed,
  guidePageSeed,
  guideSeed,
  menusSeed,
  newsSeed,
  sponsorsSeed,
} from '../contract'
import { faqOf, guideOf, menuEntryOf, newsOf, sponsorOf } from './content.mapper'

/** Menus with their pages, news, sponsors, questions, the guide and the enquiry pages. */
export async function contentSteps(context: LoadContext): Promise<LoadStep[]> {
  const { pages, entries } = await readSeed('menus.json', menusSeed)
  const news = loaded(await readSeed('news.json', newsSeed), context.sampleData)
  const sponsors = loaded(await readSeed('sponsors.json', sponsorsSeed), context.sampleData)
  const enquiryPages = await readSeed('enquiries-pages.json', enquiryFormPagesSeed)
  return [
    stepOf('Navigation pages', pages, importNavigationPages),
    stepOf(
      'Menu entries and pages',
      await recordsOf(entries, menuEntryOf, context),
      importMenuEntries,
    ),
    stepOf('News', news.map(newsOf), importNews),
    stepOf('Sponsors', await recordsOf(sponsors, sponsorOf, context), importSponsors),
    await faqsStep(context),
    await guideStep(context),
    stepOf(
      'Enquiry pages',
      enquiryPages.map((page) => ({ ...page, ...noPicture })),
      importEnquiryFormPages,
    ),
  ]
}

async function faqsStep({ sampleData, documents }: LoadContext): Promise<LoadStep> {
  const guide = await readSeed('export-guide.json', guideSeed)
  const buyersFaq = await readSeed('buyers-faq.json', buyersFaqSeed)
  const { exporters, buyers } = faqAudiences
  const tabs = [
    ...guide.faq_tabs.map((tab) => ({ ...tab, audience: exporters })),
    ...buyersFaq.tabs.map((tab) => ({ ...tab, audience: buyers })),
  ]
  const faqs = [
    ...loaded(guide.faqs, sampleData).map((faq) => faqOf(faq, exporters, documents)),
    ...loaded(buyersFaq.faqs, sampleData).map((faq) => faqOf(faq, buyers, documents)),
  ]
  return stepOf('Questions and answers', faqs, async (db, records) => {
    await importFaqTabs(db, tabs)
    await importFaqs(db, records)
  })
}

async function guideStep(context: LoadContext): Promise<LoadStep> {
  const { guide } = await readSeed('export-guide.json', guideSeed)
  const record = await guideOf(guide, await readSeed('guide-page.json', guidePageSeed), context)
  return { name: 'Export guide', records: 1, write: (db) => importGuide(db, record) }
}
