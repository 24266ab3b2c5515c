import { z } from 'zod'
import { askHolderOf } from '../embedded-postgres/embedded-postgres.ts'
import { processWide } from '../settings/process-wide.ts'
import { DatabaseRefused } from './errors.ts'

/** What a command may request of the process that has the embedded database open. */
export type HolderRequest = 'dump' | 'jobs' | 'search:rebuild' | 'staff'

/** Does the work of a request; resolves with the lines that the command prints. */
export type HolderWork = (args: readonly string[]) => Promise<string[]>

const message = z.object({ request: z.string(), args: z.array(z.string()) })
const answer = z.union([
  z.object({ lines: z.array(z.string()) }),
  z.object({ refused: z.string() }),
])
type Answer = z.output<typeof answer>

const handlers = () => processWide('holder-requests', () => new Map<string, HolderWork>())

/** Sets what this process does on a request. */
export function onHolderRequest(request: HolderRequest, work: HolderWork): void {
  handlers().set(request, work)
}

/** Answers a text that another process sent; refuses unknown requests. */
export async function answerHolderRequest(text: string): Promise<string> {
  return JSON.stringify(await answerOf(text))
}

async function answerOf(text: string): Promise<Answer> {
  try {
    const { request, args } = message.parse(JSON.parse(text))
    const work = handlers().get(request)
    if (!work) return { refused: 'The process that has the database open cannot do this.' }
    return { lines: await work(args) }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Lets the process that has the database open do the work, and resolves with the lines of its
 * answer; undefined where none has it open. Throws `DatabaseRefused` when it refuses.
 */
export async function requestOfHolder(
  dataDir: string,
  request: HolderRequest,
  args: readonly string[] = [],
): Promise<string[] | undefined> {
  const text = await askHolderOf(dataDir, JSON.stringify({ request, args }))
  if (text === undefined) return undefined
  const given = answer.parse(JSON.parse(text))
  if ('refused' in given) throw new DatabaseRefused(given.refused)
  return given.lines
}
