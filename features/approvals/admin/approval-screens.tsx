'use client'

import { Route, Routes } from 'react-router-dom'
import { ApprovalList } from './approval-list'
import { ApprovalPage, type ApprovalSlots } from './approval-page'

/** Submitted records: the queue, and one record compared with its public version. */
export function ApprovalScreens(slots: ApprovalSlots) {
  return (
    <Routes>
      <Route index element={<ApprovalList />} />
      <Route path=":name" element={<ApprovalPage {...slots} />} />
    </Routes>
  )
}
