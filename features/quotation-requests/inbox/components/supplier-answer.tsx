'use client'

import { Skeleton } from '@/components/skeleton/skeleton'
import { lazyPart } from '@/components/first-use/lazy-part'
import type { Locale } from '@/lib/i18n/locale'
import { Suspense } from 'react'
import type { RequestMessageTexts } from '../../components/message-texts'
import { sendAnswer } from '../queries'

const LazyForm = lazyPart(
  async () => (await import('../../components/request-message-form')).RequestMessageForm,
)

interface SupplierAnswerProps {
  locale: Locale
  id: number
  texts: RequestMessageTexts
  loading: string
}

/** The supplier’s form for an answer with files and a quotation. */
export function SupplierAnswer({ locale, id, texts, loading }: SupplierAnswerProps) {
  return (
    <Suspense fallback={<Skeleton shape="field" count={3} label={loading} />}>
      <LazyForm
        locale={locale}
        place={`quotation-answer-${id}`}
        quotes
        texts={texts}
        deliver={(message, uploading) => sendAnswer(id, message, uploading)}
      />
    </Suspense>
  )
}
