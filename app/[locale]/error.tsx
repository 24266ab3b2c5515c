'use client'

import { ErrorPage } from '@/features/pages/components/error-page'

export default function LocaleError({ error, reset }: { error: Error; reset: () => void }) {
  return <ErrorPage error={error} retry={reset} />
}
