'use client'

import { Route, Routes } from 'react-router-dom'
import { FailedSearches } from './failed-searches'
import { NewSynonyms } from './new-synonyms'
import { SynonymList } from './synonym-list'
import { SynonymPage } from './synonym-page'

/** The synonyms of the search: the list, a group, and the searches that may need one. */
export function SynonymScreens() {
  return (
    <Routes>
      <Route index element={<SynonymList />} />
      <Route path="new" element={<NewSynonyms />} />
      <Route path="searches" element={<FailedSearches />} />
      <Route path=":id" element={<SynonymPage />} />
    </Routes>
  )
}
