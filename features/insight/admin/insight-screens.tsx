'use client'

import type { ComponentType, ReactNode } from 'react'
import type { Period } from '@/lib/api/day-range'
import { Route, Routes } from 'react-router-dom'
import { LateJobList } from '../late-jobs/admin/late-job-list'
import { InsightPage } from './insight-page'

interface InsightScreensProps {
  /** What came of introductions, answers and events in a period. */
  outcomes?: ComponentType<{ period: Period }>
  /** Where companies are on their way to a first sale. */
  plans?: ComponentType
  /** What readers said about pages. */
  feedback?: ReactNode
}

/** The numbers of the office and the lists that only they count. */
export function InsightScreens({ feedback, ...parts }: InsightScreensProps) {
  return (
    <Routes>
      <Route index element={<InsightPage {...parts} />} />
      <Route path="feedback" element={feedback} />
      <Route path="late-jobs" element={<LateJobList />} />
    </Routes>
  )
}
