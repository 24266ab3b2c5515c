'use client'

import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { EventParticipationList } from './event-participation-list'
import { ParticipantsPage } from './participants-page'

/** Events with their participants: the list, and one with its check-in and what came of it. */
export function ParticipationScreens({ outcomes }: { outcomes?: ReactNode }) {
  return (
    <Routes>
      <Route index element={<EventParticipationList />} />
      <Route path=":id" element={<ParticipantsPage outcomes={outcomes} />} />
    </Routes>
  )
}
