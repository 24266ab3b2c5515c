'use client'

import { Route, Routes } from 'react-router-dom'
import { VersionsScreen } from '../versions/admin/versions-screen'
import { KindIndex } from './kind-index'
import { MenuTree } from './menu-tree'
import { OrderScreen } from './order-screen'
import type { RecordEditorProps } from './record-editor'
import { RecordList } from './record-list'
import { RecordScreen } from './record-screen'

/** Every kind of content: its list, its order, a record and its versions. */
export function ContentScreens({ upkeep }: Pick<RecordEditorProps, 'upkeep'>) {
  return (
    <Routes>
      <Route index element={<KindIndex />} />
      <Route path=":kind" element={<RecordList />} />
      <Route path="tree" element={<MenuTree />} />
      <Route path=":kind/order" element={<OrderScreen />} />
      <Route path=":kind/:id" element={<RecordScreen upkeep={upkeep} />} />
      <Route path=":kind/:id/versions" element={<VersionsScreen />} />
    </Routes>
  )
}
