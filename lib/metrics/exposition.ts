import 'server-only'
import { storeFigures } from '@/lib/cache/store-entries'
import { getHeapStatistics } from 'node:v8'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { readDatabase } from './database-figures'
import { descriptors } from './descriptors'
import { readEventLoop } from './event-loop'
import { measures } from './measures'
import { bucketBounds, type Durations, type Labels, type Series } from './series'

/** A value and its labels, as they are written. */
interface Sample {
  labels?: Labels
  value: number
}

/** The histogram of durations that were counted as plain numbers. */
class DurationHistogram extends Histogram {
  readonly #title: { name: string; help: string }
  readonly #series: () => Series<Durations>

  constructor(title: { name: string; help: string }, series: () => Series<Durations>) {
    super({ ...title, registers: [] })
    this.#title = title
    this.#series = series
  }

  getForPromString() {
    const { name } = this.#title
    const values = this.#series()
      .entries()
      .flatMap(({ labels, value: { counts, sum } }) => {
        const buckets = [...bucketBounds, '+Inf'].map((le, place) => ({
          labels: { ...labels, le },
          value: counts.slice(0, place + 1).reduce((total, count) => total + count, 0),
          metricName: `${name}_bucket`,
        }))
        const count = buckets.at(-1)?.value ?? 0
        return [
          ...buckets,
          { labels, value: sum, metricName: `${name}_sum` },
          { labels, value: count, metricName: `${name}_count` },
        ]
      })
    return Promise.resolve({ ...this.#title, type: 'histogram', values, aggregator: 'sum' })
  }
}

/** Puts together what is counted and what is so at this moment. */
async function readings(): Promise<Readings> {
  const { requests, statements, jobRuns, ...counted } = measures()
  const { page_server: server, next } = counted.pageReads
  const store = storeFigures()
  const loop = readEventLoop()
  const files = descriptors()
  const memory = process.memoryUsage()
  const heap = getHeapStatistics()
  const processor = process.cpuUsage()
  const database = await readDatabase()
  const { connections, jobs } = database ?? { connections: null, jobs: null }
  const reads = [
    [server.hits, 'page_server', 'hit'],
    [server.misses, 'page_server', 'miss'],
    [next.hits, 'next', 'hit'],
    [next.misses, 'next', 'miss'],
  ] as const
  return {
    durations: [
      [
        'http_server_request_duration_seconds',
        'Duration of requests by route, status and cache result; from memory, until it is sent',
        requests,
      ],
      [
        'db_client_operation_duration_seconds',
        'Duration of SQL statements by kind, waiting for a connection included',
        statements,
      ],
      ['portal_job_duration_seconds', 'Duration of background jobs of this process', jobRuns],
    ],
    counters: [
      ['portal_mails_total', 'Mails of this process by result', times(counted.mails)],
      ['portal_limit_refusals_total', 'Refusals by limit', times(counted.refusals)],
      ['portal_logins_total', 'Login attempts by result', times(counted.logins)],
      [
        'portal_page_store_reads_total',
        'Reads of the page store, by the page server and by Next',
        reads.map(([value, reader, result]) => ({
          labels: { portal_page_store_reader: reader, portal_cache_result: result },
          value,
        })),
      ],
      [
        'portal_page_store_evictions_total',
        'Entries that left the full page store',
        [{ value: counted.evictions.times }],
      ],
      [
        'process_cpu_time_seconds_total',
        'Processor time of the process',
        [
          { labels: { cpu_mode: 'user' }, value: processor.user / 1e6 },
          { labels: { cpu_mode: 'system' }, value: processor.system / 1e6 },
        ],
      ],
    ],
    gauges: [
      ['portal_page_store_entries', 'Entries of the page store', [{ value: store.entries }]],
      ['portal_page_store_size_bytes', 'Bytes of the page store', [{ value: store.bytes }]],
      [
        'portal_page_store_limit_bytes',
        'Bytes that the page store may use',
        [{ value: store.limit }],
      ],
      [
        'db_client_connection_count',
        'Connections of the pool by state',
        connections
          ? [
              { labels: { db_client_connection_state: 'idle' }, value: connections.idle },
              {
                labels: { db_client_connection_state: 'used' },
                value: connections.size - connections.idle,
              },
            ]
          : [],
      ],
      [
        'db_client_connection_max',
        'Connections that the pool may open',
        connections ? [{ value: connections.max }] : [],
      ],
      [
        'db_client_connection_pending_requests',
        'Callers that wait for a connection',
        connections ? [{ value: connections.waiting }] : [],
      ],
      [
        'portal_database_up',
        'Whether the database answered this scrape',
        database ? [{ value: jobs ? 1 : 0 }] : [],
      ],
      [
        'portal_jobs',
        'Jobs in the database by name and state: the same at every instance',
        (jobs ?? []).map(({ name, state, count }) => ({
          labels: { portal_job_name: name, portal_job_state: state },
          value: count,
        })),
      ],
      [
        'portal_jobs_oldest_due_seconds',
        'How long the oldest due job waits',
        jobs ? [{ value: Math.max(0, ...jobs.map(({ waiting }) => waiting)) }] : [],
      ],
      ['process_memory_usage_bytes', 'Resident memory', [{ value: memory.rss }]],
      ['process_uptime_seconds', 'How long the process runs', [{ value: process.uptime() }]],
      ['v8js_memory_heap_used_bytes', 'Used heap', [{ value: heap.used_heap_size }]],
      ['v8js_memory_heap_limit_bytes', 'Largest heap', [{ value: heap.heap_size_limit }]],
      [
        'process_unix_file_descriptor_count',
        'Open files and connections of the process',
        files ? [{ value: files.open }] : [],
      ],
      [
        'portal_file_descriptor_limit',
        'Files and connections that the process may have open',
        files ? [{ value: files.limit }] : [],
      ],
      ['nodejs_eventloop_delay_p50_seconds', 'Median delay of the loop', [{ value: loop.p50 }]],
      ['nodejs_eventloop_delay_p90_seconds', '90th percentile of it', [{ value: loop.p90 }]],
      ['nodejs_eventloop_delay_p99_seconds', '99th percentile of it', [{ value: loop.p99 }]],
      ['nodejs_eventloop_delay_max_seconds', 'Longest delay of it', [{ value: loop.max }]],
      [
        'nodejs_eventloop_utilization_ratio',
        'Busy share of the loop',
        [{ value: loop.utilization }],
      ],
    ],
  }
}

type Row = readonly [name: string, help: string, samples: readonly Sample[]]

interface Readings {
  durations: readonly (readonly [name: string, help: string, series: Series<Durations>])[]
  counters: readonly Row[]
  gauges: readonly Row[]
}

const times = (series: Series<{ times: number }>): Sample[] =>
  series.entries().map(({ labels, value }) => ({ labels, value: value.times }))

/** Every metric of this process, filled with what is known now. */
export async function readRegistry(): Promise<Registry> {
  const registry = new Registry()
  const { durations, counters, gauges } = await readings()
  for (const [name, help, series] of durations) {
    registry.registerMetric(new DurationHistogram({ name, help }, () => series))
  }
  for (const [name, help, samples] of counters) {
    const counter = new Counter({ name, help, labelNames: labelNames(samples), registers: [] })
    for (const { labels = {}, value } of samples) counter.inc(labels, value)
    registry.registerMetric(counter)
  }
  for (const [name, help, samples] of gauges) {
    const gauge = new Gauge({ name, help, labelNames: labelNames(samples), registers: [] })
    for (const { labels = {}, value } of samples) gauge.set(labels, value)
    registry.registerMetric(gauge)
  }
  return registry
}

const labelNames = (samples: readonly Sample[]) => [
  ...new Set(samples.flatMap(({ labels = {} }) => Object.keys(labels))),
]
