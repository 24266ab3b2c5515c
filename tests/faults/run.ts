/**
 * `npm run test:faults [F1 F2 ...]`: what the database must survive (RELIABILITY section 3), for
 * real. Prints a line for each round and the count at the end.
 */
import { enquiryKills } from './enquiry-kills.ts'
import { fullDisk } from './full-disk.ts'
import { severalInstances } from './instances.ts'
import { killsDuringFirstStart, killsWhileWriting, serverKillsWhileWriting } from './kills.ts'
import { lostVolumes } from './lost-volumes.ts'
import { powerCuts } from './power-cuts.ts'
import { Rounds } from './rounds.ts'
import { simultaneousStarters } from './starters.ts'
import { twoReleases } from './two-releases.ts'
import { uploadKills } from './upload-kills.ts'

const faults: Record<string, ((rounds: Rounds) => Promise<void>)[]> = {
  F1: [killsWhileWriting, serverKillsWhileWriting],
  enquiries: [enquiryKills],
  F2: [killsDuringFirstStart],
  F3: [powerCuts],
  F4: [fullDisk],
  F5: [simultaneousStarters],
  F14: [severalInstances],
  F15: [twoReleases],
  F20: [uploadKills],
  F22: [lostVolumes],
}

const names = process.argv.slice(2)
const rounds = new Rounds()
for (const [name, works] of Object.entries(faults)) {
  if (names.length > 0 && !names.includes(name)) continue
  for (const work of works) await work(rounds)
}
rounds.close()
