'use client'

import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { RequestList } from './request-list'
import { RequestReviewPage } from './request-review-page'

/** The requests of buyers in the back office: the list, and one of them. */
export function RequestScreens({ outcomes }: { outcomes?: ReactNode }) {
  return (
    <Routes>
      <Route index element={<RequestList />} />
      <Route path=":id" element={<RequestReviewPage outcomes={outcomes} />} />
    </Routes>
  )
}
