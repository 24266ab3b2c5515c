import type { Instrumentation } from 'next'

// Imports stand inside the condition, so that Next does not compile the whole portal for the edge.

/** Runs once when the server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('@/app/commands/server-start')
    startServer()
  }
}

/** Logs each uncaught error of a page or a route. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logPageError } = await import('@/lib/log/console')
    logPageError(error, request, context)
  }
}
