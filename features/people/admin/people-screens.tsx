'use client'

import { Route, Routes } from 'react-router-dom'
import { InvitationPage } from './invitation-page'
import { PeopleList } from './people-list'
import { PersonPage } from './person-page'

/** People with an account: the list, and one of them. */
export function PeopleScreens() {
  return (
    <Routes>
      <Route index element={<PeopleList />} />
      <Route path="invitation" element={<InvitationPage />} />
      <Route path=":id" element={<PersonPage />} />
    </Routes>
  )
}
