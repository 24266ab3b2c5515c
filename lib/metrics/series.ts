/** More label sets than this are one: a scrape stays small, whatever is requested. */
const largestSeries = 2_000

/** The name that OpenTelemetry gives the label of what did not fit. */
const overflow = { otel_metric_overflow: 'true' } as const

export type Labels = Readonly<Record<string, string>>

/** One measured value for each set of labels, of which there are so many at most. */
export class Series<Value> {
  readonly #make: () => Value
  readonly #limit: number
  readonly #entries = new Map<string, { labels: Labels; value: Value }>()

  constructor(make: () => Value, limit = largestSeries) {
    this.#make = make
    this.#limit = limit
  }

  /** The value of these labels, which always have the same names; beyond the limit the common one. */
  at(labels: Labels): Value {
    const key = Object.values(labels).join('\n')
    const found = this.#entries.get(key)
    if (found) return found.value
    return this.#entries.size < this.#limit ? this.#add(key, labels) : this.#common()
  }

  entries(): { labels: Labels; value: Value }[] {
    return [...this.#entries.values()]
  }

  #common(): Value {
    return this.#entries.get('')?.value ?? this.#add('', overflow)
  }

  #add(key: string, labels: Labels): Value {
    const value = this.#make()
    this.#entries.set(key, { labels, value })
    return value
  }
}

/** How often something happened. */
export interface Count {
  times: number
}

/** How often something was done, and how long it took. */
export interface Durations {
  /** By bucket; the last one holds what took longer than all bounds. */
  counts: number[]
  /** Seconds in all. */
  sum: number
}

/** Upper bounds of the buckets, in seconds: some of those that OpenTelemetry advises. */
export const bucketBounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

export const newCount = (): Count => ({ times: 0 })

export const newDurations = (): Durations => ({
  counts: Array.from({ length: bucketBounds.length + 1 }, () => 0),
  sum: 0,
})

/** Adds one duration. It costs an addition or two, so that it can be done for every request. */
export function addDuration(durations: Durations, seconds: number): void {
  const { counts } = durations
  let bucket = 0
  while (bucket < bucketBounds.length && seconds > (bucketBounds[bucket] ?? 0)) bucket += 1
  counts[bucket] = (counts[bucket] ?? 0) + 1
  durations.sum += seconds
}
