'use client'

import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { FiguresPage } from './figures-page'
import { ReviewList } from './review-list'
import { ReviewPage } from './review-page'

/** Requests for quotations: what waits for staff, one request, and the numbers. */
export function QuotationScreens({ outcomes }: { outcomes?: ReactNode }) {
  return (
    <Routes>
      <Route index element={<ReviewList />} />
      <Route path="numbers" element={<FiguresPage />} />
      <Route path=":id" element={<ReviewPage outcomes={outcomes} />} />
    </Routes>
  )
}
