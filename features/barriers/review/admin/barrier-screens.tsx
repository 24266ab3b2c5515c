'use client'

import { Route, Routes } from 'react-router-dom'
import { BarrierFigures } from './barrier-figures'
import { BarrierList } from './barrier-list'
import { BarrierReviewPage } from './barrier-review-page'
import { NewBarrierPage } from './new-barrier-page'

/** Barriers to trade in the back office: the list, a new one, and one of them. */
export function BarrierScreens() {
  return (
    <Routes>
      <Route
        index
        element={
          <>
            <BarrierList />
            <BarrierFigures />
          </>
        }
      />
      <Route path="new" element={<NewBarrierPage />} />
      <Route path=":id" element={<BarrierReviewPage />} />
    </Routes>
  )
}
