'use client'

import { Skeleton } from '@/components/skeleton/skeleton'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { AssessmentProps } from './assessment'
import styles from './assessment-section.module.css'

const LazyAssessment = lazy(async () => {
  const { Assessment } = await import('./assessment')
  return { default: Assessment }
})

const never = () => () => {}

/** Loads the questionnaire in the browser only: its draft is there, so the server renders none. */
export function AssessmentOpener(props: AssessmentProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const shape = (
    <div className={styles.shape}>
      <Skeleton shape="text" count={5} label={props.texts.loading} />
    </div>
  )
  if (!inBrowser) return shape
  return (
    <Suspense fallback={shape}>
      <LazyAssessment {...props} />
    </Suspense>
  )
}
