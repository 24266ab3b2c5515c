import { call } from '@/lib/api/call'
import { faqList } from './contract'
import { homeFaqs } from './rules'

/** The questions of the home page, and whether a link to all of them belongs below. */
export async function homePageFaqs() {
  return homeFaqs(await call(faqList))
}
