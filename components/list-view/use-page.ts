'use client'

import { startActivity } from '@/lib/api/activity'
import type { Page } from '@/lib/api/paging'
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How long a page of records is shown again without asking. */
const freshMs = 60_000

function makeClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
    },
  })
}

let shared: QueryClient | undefined

/** One memory for all lists of the window, so that Back finds what was shown; the server has none. */
function clientOfWindow(): QueryClient {
  return typeof window === 'undefined' ? makeClient() : (shared ??= makeClient())
}

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
export function usePage<Item>(asked: {
  /** Names the list and the view. */
  key: readonly string[]
  load: () => Promise<Page<Item>>
  /** What the server sent, for its view; it is newer than what the window remembers. */
  first: { key: readonly string[]; page: Page<Item> }
}) {
  const [client] = useState(() => {
    const memory = clientOfWindow()
    memory.setQueryData(asked.first.key, asked.first.page)
    return memory
  })
  // What a provider would do: only a mounted client hears that the window is connected again.
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])
  return useQuery(
    {
      queryKey: asked.key,
      queryFn: () => reported(asked.load),
      placeholderData: keepPreviousData,
    },
    client,
  )
}
