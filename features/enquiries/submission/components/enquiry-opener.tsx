'use client'

import { Skeleton } from '@/components/skeleton/skeleton'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { EnquiryFormProps } from './enquiry-form'

const LazyForm = lazy(() =>
  import('./enquiry-form').then(({ EnquiryForm }) => ({ default: EnquiryForm })),
)

/** The distance from the viewport at which the form starts to load. */
const ahead = '400px'
const shapeRows = 6

/** Loads the form when it comes near the viewport; shows a placeholder of its shape until then. */
export function EnquiryOpener({ loading, ...form }: EnquiryFormProps & { loading: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([last]) => {
        if (last?.isIntersecting) setNear(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  const shape = <Skeleton shape="row" count={shapeRows} label={loading} />
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={shape}>
          <LazyForm {...form} />
        </Suspense>
      ) : (
        shape
      )}
    </div>
  )
}
