import { SponsorPage } from '@/features/sponsors/components/sponsor-page'
import { shownSponsor } from '@/features/sponsors/queries'
import { sponsorHead } from '@/features/sponsors/rules'
import { recordPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = recordPage({
  find: shownSponsor,
  head: sponsorHead,
  render: async ({ locale, found }) => <SponsorPage locale={locale} sponsor={found} />,
})

export const { generateMetadata } = page

export default page.Page
