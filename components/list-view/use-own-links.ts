'use client'

import { useEffect, useEffectEvent, type RefObject } from 'react'

const wantsAnotherTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Links inside a list that lead to another view of it are plain links; here a click becomes a step. */
export function useOwnLinks(
  inside: RefObject<HTMLElement | null>,
  path: string,
  onFollow: (query: URLSearchParams) => void,
) {
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target !== '' || event.defaultPrevented || wantsAnotherTab(event)) return
    const here = new URL(path, window.location.href)
    const there = new URL(link.href, here)
    if (there.origin !== here.origin || there.pathname !== here.pathname) return
    event.preventDefault()
    onFollow(there.searchParams)
  })
  useEffect(() => {
    const element = inside.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [inside])
}
