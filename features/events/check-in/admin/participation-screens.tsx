'use client'

import { Route, Routes } from 'react-router-dom'
import { EventParticipationList } from './event-participation-list'
import { ParticipantsPage } from './participants-page'

/** Events with their participants: the list, and the check-in of one. */
export function ParticipationScreens() {
  return (
    <Routes>
      <Route index element={<EventParticipationList />} />
      <Route path=":id" element={<ParticipantsPage />} />
    </Routes>
  )
}
