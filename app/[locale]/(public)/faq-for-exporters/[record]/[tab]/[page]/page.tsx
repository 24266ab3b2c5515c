import { ExporterFaqs, exporterFaqView } from '@/features/faqs/components/exporter-faqs'
import { exporterFaqs } from '@/features/faqs/queries'
import { parseExporterFaqState } from '@/features/faqs/search-params'
import { contactPageId } from '@/features/offices/contract'
import { pagePath } from '@/features/pages/queries'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { entryPage } from '../../../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const faq = entryPage<{ locale: string; record: string; tab: string; page: string }>({
  view: ({ tab, page }) => exporterFaqView(parseExporterFaqState({ tab, page })),
  Content: async ({ locale, path, given: { tab, page } }) => {
    const state = parseExporterFaqState({ tab, page })
    const loads = [exporterFaqs(state), pagePath(contactPageId, locale)] as const
    const [faqs, contactPath] = await Promise.all(loads)
    await sendNotFoundPastEnd(state.page, faqs.data)
    return (
      <ExporterFaqs
        locale={locale}
        path={path}
        state={state}
        faqs={faqs}
        contactPath={contactPath}
      />
    )
  },
})

export const { generateMetadata } = faq

export default faq.Page
