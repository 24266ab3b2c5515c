'use client'

import { startActivity } from '@/lib/api/activity'
import type { Page } from '@/lib/api/paging'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWindowMemory } from './window-memory'

/** Shows the loading indicator from the first moment, also while the code of the call arrives. */
async function reported<Answer>(load: () => Promise<Answer>): Promise<Answer> {
  const end = startActivity()
  try {
    return await load()
  } finally {
    end()
  }
}

/** The page of a view: the server's at first; while another one is on its way, the one before. */
export function usePage<Item>(requested: {
  /** Names the list and the view. */
  key: readonly string[]
  load: () => Promise<Page<Item>>
  /** What the server sent, for its view; it is newer than what the window remembers. */
  first: { key: readonly string[]; page: Page<Item> }
}) {
  const client = useWindowMemory((memory) =>
    memory.setQueryData(requested.first.key, requested.first.page),
  )
  return useQuery(
    {
      queryKey: requested.key,
      queryFn: () => reported(requested.load),
      placeholderData: keepPreviousData,
    },
    client,
  )
}
