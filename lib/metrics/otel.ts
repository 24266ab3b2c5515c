import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanContext,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { release } from '../settings/release.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { NewSpan, RunningSpan, Tracer } from './tracing.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const

/**
 * Sends spans to an OpenTelemetry collector, by OTLP over HTTP. It is not registered as the global
 * provider: Next would add spans of its own, whose attributes hold the requested address.
 */
export function openTracer(endpoint: string): Tracer {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'export-portal',
      'service.version': release(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('portal')
  const current = new AsyncLocalStorage<Context>()

  function begin({ name, kind, attributes, traceparent }: NewSpan): Span {
    const remote = traceparent === undefined ? null : remoteParent(traceparent)
    const parent = remote
      ? trace.setSpanContext(ROOT_CONTEXT, remote)
      : (current.getStore() ?? ROOT_CONTEXT)
    return tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
  }

  return {
    start: (span) => running(begin(span)),
    within: (given, work) => {
      const span = begin(given)
      return current.run(trace.setSpan(ROOT_CONTEXT, span), () => work(running(span)))
    },
    bind: () => {
      const context = current.getStore() ?? ROOT_CONTEXT
      return (work) => current.run(context, work)
    },
    close: () => provider.shutdown(),
  }
}

function running(span: Span): RunningSpan {
  return {
    end: (attributes, error, name) => {
      span.setAttributes(attributes)
      if (name !== undefined) span.updateName(name)
      if (error !== undefined) {
        span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    },
  }
}

/** The caller's span by the header `traceparent` (w3.org/TR/trace-context); null for a wrong one. */
function remoteParent(header: string): SpanContext | null {
  const form = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/
  const [, traceId, spanId, flags = '00'] = form.exec(header) ?? []
  if (traceId === undefined || spanId === undefined || header.startsWith('ff')) return null
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}
