'use client'

import { lazy, Suspense } from 'react'
import './globals.css'
import '@/lib/theme/reduced-motion.css'

const LastErrorPage = lazy(async () => {
  const { LastErrorPage: page } = await import('@/features/pages/components/last-error-page')
  return { default: page }
})

export default function GlobalError({ error }: { error: Error }) {
  return (
    <Suspense>
      <LastErrorPage error={error} />
    </Suspense>
  )
}
