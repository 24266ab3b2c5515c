'use client'

import { Skeleton } from '@/components/skeleton/skeleton'
import { lazyPart } from '@/components/first-use/lazy-part'
import type { Locale } from '@/lib/i18n/locale'
import { Suspense } from 'react'
import type { RequestLink } from '../../contract'
import type { RequestMessageTexts } from '../../components/message-texts'
import { writeToSupplier } from '../queries'

const LazyForm = lazyPart(
  async () => (await import('../../components/request-message-form')).RequestMessageForm,
)

interface BuyerMessageProps {
  locale: Locale
  link: RequestLink
  texts: RequestMessageTexts
  loading: string
}

/** The buyer’s form for a message to the supplier. */
export function BuyerMessage({ locale, link, texts, loading }: BuyerMessageProps) {
  return (
    <Suspense fallback={<Skeleton shape="field" count={2} label={loading} />}>
      <LazyForm
        locale={locale}
        place={`quotation-message-${link.id}`}
        texts={texts}
        deliver={({ values, ...message }, uploading) =>
          writeToSupplier(link, { ...message, text: values.text }, uploading)
        }
      />
    </Suspense>
  )
}
