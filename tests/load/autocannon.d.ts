declare module 'autocannon' {
  interface Result {
    requests: { average: number; total: number }
    latency: { p50: number; p97_5: number }
    errors: number
    timeouts: number
    non2xx: number
  }

  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
    /** Paths that are asked for in turn. */
    requests?: { path: string }[]
  }): Promise<Result>
}
