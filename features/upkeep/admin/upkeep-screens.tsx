'use client'

import { Route, Routes } from 'react-router-dom'
import { DueReviews } from '../reviews/admin/due-reviews'

/** What keeps published content right. */
export function UpkeepScreens() {
  return (
    <Routes>
      <Route index element={<DueReviews />} />
    </Routes>
  )
}
