'use client'

import { Route, Routes } from 'react-router-dom'
import { MissingAlternatives } from '../alternatives/admin/missing-alternatives'
import { ContentCalendar } from '../calendar/admin/content-calendar'
import { BrokenLinks } from '../links/admin/broken-links'
import { DueReviews } from '../reviews/admin/due-reviews'

/** What keeps published content right. */
export function UpkeepScreens() {
  return (
    <Routes>
      <Route index element={<DueReviews />} />
      <Route path="links" element={<BrokenLinks />} />
      <Route path="alternatives" element={<MissingAlternatives />} />
      <Route path="calendar" element={<ContentCalendar />} />
    </Routes>
  )
}
