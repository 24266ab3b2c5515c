/**
 * `next/navigation` for interface tests, where no Next router surrounds a component: the alias in
 * `vitest.config.ts` puts this module in its place. Router and path are those of `TestNavigation`.
 */
import type { useRouter as useNextRouter } from 'next/navigation'
import { createContext, useContext, type ReactNode } from 'react'

export { notFound, redirect, useSearchParams, useServerInsertedHTML } from 'next/navigation.js'

export type Router = ReturnType<typeof useNextRouter>

const RouterContext = createContext<Router | null>(null)
const PathContext = createContext<string | null>(null)

/** Surrounds components with a router and the path of their page. */
export function TestNavigation(props: { router: Router; path: string; children: ReactNode }) {
  return (
    <RouterContext value={props.router}>
      <PathContext value={props.path}>{props.children}</PathContext>
    </RouterContext>
  )
}

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('Render the component with renderIn of tests/support/in-language.')
  return router
}

export function usePathname(): string | null {
  return useContext(PathContext)
}
