'use client'

import { Route, Routes } from 'react-router-dom'
import { ApprovalList } from './approval-list'
import { ApprovalPage } from './approval-page'

/** What owners submitted: the queue, and one record beside what the public sees of it. */
export function ApprovalScreens() {
  return (
    <Routes>
      <Route index element={<ApprovalList />} />
      <Route path=":name" element={<ApprovalPage />} />
    </Routes>
  )
}
