'use client'

import { Route, Routes } from 'react-router-dom'
import { DatasetList } from './dataset-list'
import { DatasetPage } from './dataset-page'
import { VersionPage } from './version-page'

/** Datasets of market access: the list, one with its versions, and one version. */
export function DatasetScreens() {
  return (
    <Routes>
      <Route index element={<DatasetList />} />
      <Route path=":id" element={<DatasetPage />} />
      <Route path=":id/:version" element={<VersionPage />} />
    </Routes>
  )
}
