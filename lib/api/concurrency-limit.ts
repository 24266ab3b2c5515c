import { processWide } from '../settings/process-wide.ts'
import { networkForLimit } from './client-address.ts'
import { Problem } from './problem.ts'

interface Bounds {
  /** How much work runs at once. */
  atOnce: number
  /** How much may wait for its turn; more is refused. */
  waiting: number
}

interface TurnBounds {
  total: Bounds
  /** For the work of one client address (IPv4 /32, IPv6 /64). */
  address?: Bounds
  /** For the work of its network (/24, /56). */
  network?: Bounds
  /** Who waits longer is refused, so that nobody waits for an answer that comes too late. */
  patienceMs?: number
}

/** Who wants work: the portal itself, or a caller, who may leave before it begins. */
export type Requester = { caller: string; left?: AbortSignal } | null

/** One piece of work, which begins in the turn of any of those who want it. */
export interface Turn {
  /** Resolves when the work may begin. */
  started: Promise<void>
  /**
   * Asks for the work, and resolves when it begins. Rejects with `unavailable` who may have neither a
   * turn nor a place among the waiting, who waited for too long, and who left.
   */
  wait: (requester: Requester) => Promise<void>
  /** Whether nobody waits any longer for work that has not begun. */
  isAbandoned: () => boolean
  /** The work has ended. Any number of calls count as one. */
  end: () => void
}

/** What a caller's work counts against, each by its name. */
type Claim = readonly { name: string; bounds: Bounds }[]

/** The place of a caller among those who wait, however often the caller wants the same work. */
interface Place {
  claim: Claim
  waiters: number
}

interface Waiting {
  /** By caller. */
  places: Map<string | null, Place>
  begin: (claim: Claim) => void
}

/** Seconds after which somebody who was refused may try again. */
const retryAfter = 5

/**
 * Limits how much expensive work runs at once: in total, for each client address and for each
 * network, so that nobody's work keeps that of others from its turn. Work that waits for the turn of
 * its own caller lets that of others pass. The portal itself counts in total alone.
 */
export class Turns {
  readonly #bounds: TurnBounds
  readonly #running = new Map<string, number>()
  readonly #waitingFor = new Map<string, number>()
  readonly #queue = new Set<Waiting>()

  constructor(bounds: TurnBounds) {
    this.#bounds = bounds
  }

  /** A turn for one piece of work, which nobody wants yet. */
  turn(): Turn {
    const started = Promise.withResolvers<void>()
    const stranded = Promise.withResolvers<never>()
    stranded.promise.catch(() => undefined)
    let charged: Claim | null = null
    let isStarted = false
    let waiters = 0
    const waiting: Waiting = {
      places: new Map(),
      begin: (claim) => {
        charged = claim
        isStarted = true
        this.#leave(waiting)
        add(this.#running, claim, 1)
        started.resolve()
      },
    }
    return {
      started: started.promise,
      wait: async (requester) => {
        if (isStarted) return
        const caller = requester?.caller ?? null
        const place = this.#placeOf(waiting, caller)
        if (place === 'started') return
        if (!place && waiting.places.size === 0) throw refused()
        waiters += 1
        try {
          const waited = this.#withPatience(started.promise, requester?.left)
          await (place ? waited : Promise.race([waited, stranded.promise]))
        } finally {
          waiters -= 1
          if (place) this.#giveBack(waiting, caller)
          // Who has no place cannot wait for work that nobody with a place wants any longer.
          if (!isStarted && waiting.places.size === 0) stranded.reject(refused())
        }
      },
      isAbandoned: () => !isStarted && waiters === 0,
      end: () => {
        this.#leave(waiting)
        if (charged) add(this.#running, charged, -1)
        charged = null
        this.#beginNext()
      },
    }
  }

  /** Does work in a turn of who wants it. */
  async run<Result>(requester: Requester, work: () => Promise<Result>): Promise<Result> {
    const turn = this.turn()
    try {
      await turn.wait(requester)
      return await work()
    } finally {
      turn.end()
    }
  }

  #claimOf(caller: string | null): Claim {
    const { total, address, network } = this.#bounds
    const claim = [{ name: 'total', bounds: total }]
    if (caller === null) return claim
    if (address) claim.push({ name: `address ${caller}`, bounds: address })
    if (network) claim.push({ name: `network ${networkForLimit(caller)}`, bounds: network })
    return claim
  }

  #mayBegin(claim: Claim): boolean {
    return claim.every(({ name, bounds }) => (this.#running.get(name) ?? 0) < bounds.atOnce)
  }

  #mayWait(claim: Claim): boolean {
    return claim.every(({ name, bounds }) => (this.#waitingFor.get(name) ?? 0) < bounds.waiting)
  }

  /** Begins the work in the turn of a caller, or gives the caller a place, unless there is none. */
  #placeOf(waiting: Waiting, caller: string | null): Place | 'started' | null {
    const own = waiting.places.get(caller)
    if (own) {
      own.waiters += 1
      return own
    }
    const claim = this.#claimOf(caller)
    if (this.#mayBegin(claim)) {
      waiting.begin(claim)
      return 'started'
    }
    if (!this.#mayWait(claim)) return null
    const place = { claim, waiters: 1 }
    waiting.places.set(caller, place)
    add(this.#waitingFor, claim, 1)
    this.#queue.add(waiting)
    return place
  }

  /** Frees the place of a caller of whom nobody waits any longer. */
  #giveBack(waiting: Waiting, caller: string | null): void {
    const place = waiting.places.get(caller)
    if (!place) return
    place.waiters -= 1
    if (place.waiters > 0) return
    waiting.places.delete(caller)
    add(this.#waitingFor, place.claim, -1)
    if (waiting.places.size === 0) this.#queue.delete(waiting)
  }

  #leave(waiting: Waiting): void {
    this.#queue.delete(waiting)
    for (const { claim } of waiting.places.values()) add(this.#waitingFor, claim, -1)
    waiting.places.clear()
  }

  #withPatience(started: Promise<void>, left: AbortSignal | undefined): Promise<void> {
    const { patienceMs } = this.#bounds
    if (left?.aborted) return Promise.reject(refused())
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(refused())
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs).unref()
      left?.addEventListener('abort', giveUp)
      void started.then(resolve).finally(() => {
        clearTimeout(timer)
        left?.removeEventListener('abort', giveUp)
      })
    })
  }

  /** Begins the work that has waited longest among what may begin. */
  #beginNext(): void {
    for (const waiting of this.#queue) {
      const place = waiting.places.values().find(({ claim }) => this.#mayBegin(claim))
      if (place) waiting.begin(place.claim)
    }
  }
}

const refused = () => new Problem('unavailable', { retryAfter })

function add(counts: Map<string, number>, claim: Claim, step: 1 | -1): void {
  for (const { name } of claim) {
    const count = (counts.get(name) ?? 0) + step
    if (count > 0) counts.set(name, count)
    else counts.delete(name)
  }
}

/**
 * A semaphore: limits how much expensive work runs at once in this process and queues the rest, so
 * that reads do not wait behind it (RELIABILITY.md section 4). Throws `unavailable` when the queue is full.
 */
export function concurrencyLimit(name: string, total: Bounds) {
  const turns = () => processWide(`concurrency-limit-${name}`, () => new Turns({ total }))
  return async <Result>(work: () => Promise<Result>): Promise<Result> => turns().run(null, work)
}

/** Work that several callers want at once, by a name of it: it runs once, in one turn. */
export class SharedWork<Result> {
  readonly #turns: Turns
  readonly #running = new Map<string, { turn: Turn; result: Promise<Result> }>()

  constructor(turns: Turns) {
    this.#turns = turns
  }

  /** The result of work that runs already, or begins in a turn of one of those who wait for it. */
  async run(name: string, requester: Requester, work: () => Promise<Result>): Promise<Result> {
    const entry = this.#running.get(name) ?? this.#add(name, work)
    try {
      await entry.turn.wait(requester)
    } catch (error) {
      if (entry.turn.isAbandoned()) this.#remove(name, entry.turn)
      throw error
    }
    return entry.result
  }

  /** Who comes now waits for no work that began before. */
  forget(): void {
    this.#running.clear()
  }

  #add(name: string, work: () => Promise<Result>) {
    const turn = this.#turns.turn()
    const result = turn.started.then(work).finally(() => {
      turn.end()
      this.#remove(name, turn)
    })
    // Those who wait learn of a failure; everybody may have left.
    result.catch(() => undefined)
    const entry = { turn, result }
    this.#running.set(name, entry)
    return entry
  }

  #remove(name: string, turn: Turn): void {
    if (this.#running.get(name)?.turn === turn) this.#running.delete(name)
  }
}
