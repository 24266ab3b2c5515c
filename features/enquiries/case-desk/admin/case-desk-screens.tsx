'use client'

import { Route, Routes } from 'react-router-dom'
import { ServiceLevelPage } from '../../service-levels/admin/service-level-page'
import type { CaseSlots } from './contract'
import { CaseList } from './case-list'
import { CasePage } from './case-page'

/** The case desk: the queue, one enquiry, and the service levels. */
export function CaseDeskScreens({ holidays, ...slots }: CaseSlots) {
  return (
    <Routes>
      <Route index element={<CaseList />} />
      <Route path="service-levels" element={<ServiceLevelPage holidays={holidays} />} />
      <Route path=":id" element={<CasePage {...slots} />} />
    </Routes>
  )
}
