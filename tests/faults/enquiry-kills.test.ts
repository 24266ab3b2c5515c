import { expect, it } from 'vitest'
import { onEngine } from './enquiry-kills'
import { Rounds } from './rounds'

/** `npm run test:faults enquiries` kills twenty times on both engines. */
const kills = 2

it('F1 F8 F10 F12 T15 an enquiry that returned a number survives kill -9, once', async () => {
  process.env.FAULT_ROUNDS_F1_ENQUIRIES = String(kills)
  const rounds = new Rounds()
  await onEngine(rounds, 'PGlite', {})
  expect([rounds.passed, rounds.failed]).toEqual([kills + 1, 0])
}, 300_000)
