'use client'

import { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How long an answer is shown again without asking. */
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

/** One memory for the whole window, so that Back finds what was shown; the server has none. */
function clientOfWindow(): QueryClient {
  return typeof window === 'undefined' ? makeClient() : (shared ??= makeClient())
}

/** The memory of the window for an island that asks; `fill` puts in what the server sent. */
export function useWindowMemory(fill?: (memory: QueryClient) => void): QueryClient {
  const [client] = useState(() => {
    const memory = clientOfWindow()
    fill?.(memory)
    return memory
  })
  // As React Query does in a browser: only a mounted client hears that the window is connected again.
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])
  return client
}
