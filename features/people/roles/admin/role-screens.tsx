'use client'

import type { Preview } from '../rules'
import { Route, Routes } from 'react-router-dom'
import { NewRole } from './new-role'
import { RoleList } from './role-list'
import { RolePage } from './role-page'

/** The roles that admins compose: the list, a new one, and one. */
export function RoleScreens({ preview }: { preview: Preview }) {
  return (
    <Routes>
      <Route index element={<RoleList />} />
      <Route path="new" element={<NewRole preview={preview} />} />
      <Route path=":id" element={<RolePage preview={preview} />} />
    </Routes>
  )
}
