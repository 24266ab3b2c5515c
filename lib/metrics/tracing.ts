import { processWide } from '../settings/process-wide.ts'

/** A step of a trace. Names and attributes never hold what a person sent. */
export interface NewSpan {
  name: string
  kind: 'server' | 'client' | 'internal'
  attributes: SpanAttributes
  /** The W3C header of who asked. */
  traceparent?: string
}

export type SpanAttributes = Readonly<Record<string, string | number>>

export interface RunningSpan {
  /** Ends the span; of an error its kind is noted. */
  end: (attributes: SpanAttributes, error?: unknown, name?: string) => void
}

/** What records spans. It is opened where `OTEL_EXPORTER_OTLP_ENDPOINT` is set, and nowhere else. */
export interface Tracer {
  /** Begins a span below the current one. */
  start: (span: NewSpan) => RunningSpan
  /** Runs work with a span as the current one; the work ends it. */
  within: <T>(span: NewSpan, work: (running: RunningSpan) => T) => T
  /** Lets later work continue the current trace. */
  bind: () => <T>(work: () => T) => T
  /** Sends what is left. */
  close: () => Promise<void>
}

const slot = () => processWide('tracer', (): { tracer: Tracer | null } => ({ tracer: null }))

/** Records spans from here on, or no longer. */
export function setTracer(tracer: Tracer | null): void {
  slot().tracer = tracer
}

export function currentTracer(): Tracer | null {
  return slot().tracer
}

/** Begins a span below the current one; null where nothing is traced. */
export function startSpan(describe: () => NewSpan): RunningSpan | null {
  return slot().tracer?.start(describe()) ?? null
}

/** Runs work as a step of the current trace. */
export function traced<T>(span: NewSpan, work: () => Promise<T>): Promise<T> {
  const { tracer } = slot()
  if (!tracer) return work()
  return tracer.within(span, async (running) => {
    try {
      const result = await work()
      running.end({})
      return result
    } catch (error) {
      running.end({}, error)
      throw error
    }
  })
}

/** Sends what is left of the traces. */
export async function closeTracing(): Promise<void> {
  await slot().tracer?.close()
}
