'use client'

import { Route, Routes } from 'react-router-dom'
import { ApprovalList } from './approval-list'
import { ApprovalPage } from './approval-page'
import type { Previews } from './page-preview'

/** Submitted records: the queue, and one record compared with its public version. */
export function ApprovalScreens({ previews }: { previews: Previews }) {
  return (
    <Routes>
      <Route index element={<ApprovalList />} />
      <Route path=":name" element={<ApprovalPage previews={previews} />} />
    </Routes>
  )
}
