import 'server-only'
import { faqAudiences } from '@/features/faqs/contract'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded, noPicture } from '../../rules'
import { contentStep, recordsOf, type LoadStep } from '../../server/steps'
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
    contentStep('Navigation pages', ['menu-pages', pages]),
    contentStep('Menu entries and pages', [
      'pages',
      await recordsOf(entries, menuEntryOf, context),
    ]),
    contentStep('News', ['news', news.map(newsOf)]),
    contentStep('Sponsors', ['sponsors', await recordsOf(sponsors, sponsorOf, context)]),
    await faqsStep(context),
    await guideStep(context),
    contentStep('Enquiry pages', [
      'enquiry-pages',
      enquiryPages.map((page) => ({ ...page, ...noPicture })),
    ]),
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
  const step = contentStep('Questions and answers', ['faq-tabs', tabs], ['faqs', faqs])
  return { ...step, records: faqs.length }
}

async function guideStep(context: LoadContext): Promise<LoadStep> {
  const { guide } = await readSeed('export-guide.json', guideSeed)
  const record = await guideOf(guide, await readSeed('guide-page.json', guidePageSeed), context)
  return contentStep('Export guide', ['guide', [record]])
}
