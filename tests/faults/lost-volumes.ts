import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { built } from '../../app/commands/bootstrap.mjs'
import { prepareDatabase, servePortal, type ServerProcess } from '../support/servers.ts'
import { firstLine, makeDisk, mount, removeDisk, unmount, type Disk } from './disks.ts'
import { enquiryWith, register } from './portal-people.ts'
import { call } from './portals.ts'
import type { Rounds } from './rounds.ts'

const patience = 60_000
/** The portal refuses writes with less than 512 MB of free space. */
const imageMegabytes = 2_000
const limits = ['enquiry', 'enquiry-person', 'enquiry-day', 'enquiry-unchecked']
  .map((name) => `${name}=1000000/60`)
  .join()
/** How long the portal is watched without its volume, and what it may log in that time. */
const watchedMs = 15_000
const logLimit = 200_000

/** F22: the volume of the embedded database and of files becomes read-only, and is lost. */
export async function lostVolumes(rounds: Rounds): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-f22-'))
  let disk: Disk
  try {
    disk = makeDisk(folder, imageMegabytes)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return rounds.skip('F22 read-only and lost volume', `no loop mount here (${firstLine(error)})`)
  }
  await built()
  const settings = {
    DATA_DIR: join(disk.mountPoint, 'data'),
    ALLOW_EMBEDDED_DB: '1',
    SAMPLE_DATA: '0',
    SITE_URL: 'http://localhost:3000',
    LIMITS: limits,
    LOG_LEVEL: 'warn',
  }
  await prepareDatabase(settings)
  mkdirSync(join(settings.DATA_DIR, 'files'), { recursive: true })
  const log = join(folder, 'log')
  const start = () => servePortal(settings, { log })
  let portal = await start()
  const { token } = await register(portal.origin)
  const faults = {
    'that an error of the disk made read-only': { reason: 'read-only', take: () => failDisk(disk) },
    'that was detached': { reason: 'lost', take: () => detach(disk) },
  }
  /** Numbers of the enquiries that were acknowledged, by their keys. */
  const filed = new Map<string, number>()
  for (const [what, { reason, take }] of Object.entries(faults)) {
    await rounds.run(`F22 PGlite and files on a volume ${what}`, async () => {
      await requireFiled(portal, token, filed)
      await requireServed(portal)
      const { status } = await call(portal.origin, 'ready')
      if (status !== 200) throw new Error(`it is ready with ${status}`)
      const logged = statSync(log).size
      take()
      const refusals = await watch(portal, token, filed, reason)
      const grown = statSync(log).size - logged
      if (grown > logLimit) throw new Error(`it logged ${grown} bytes`)
      await end(portal)
      unmountIfThere(disk)
      repair(disk)
      mount(disk)
      portal = await start()
      for (const [key, id] of filed) {
        const again = await send(portal, token, key)
        if (again.body.id !== id) throw new Error(`enquiry ${id} is lost`)
      }
      await requireFiled(portal, token, filed)
      return `${refusals}, ${grown} bytes logged; mounted again, all ${filed.size} enquiries are there`
    })
  }
  await end(portal)
  removeDisk(disk)
  rmSync(folder, { recursive: true, force: true })
}

/** The same key is one enquiry, however often it is sent. */
const send = ({ origin }: ServerProcess, token: string, key: string) =>
  call(origin, 'all-enquiries', { token, body: enquiryWith(key) })

async function file(portal: ServerProcess, token: string, filed: Map<string, number>) {
  const key = randomUUID()
  const { status, body } = await send(portal, token, key)
  if (status === 200) filed.set(key, body.id)
  return status
}

async function requireFiled(portal: ServerProcess, token: string, filed: Map<string, number>) {
  const status = await file(portal, token, filed)
  if (status !== 200) throw new Error(`an enquiry is answered ${status}`)
}

/** A page that is stored, and the sign of life. */
async function requireServed({ origin }: ServerProcess): Promise<void> {
  for (const path of ['/', '/api/health']) {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie: 'locale=en' } })
    if (answer.status !== 200) throw new Error(`${path} is answered ${answer.status}`)
  }
}

/** The portal runs on, says what is wrong, serves its stored pages, and takes or refuses each write. */
async function watch(
  portal: ServerProcess,
  token: string,
  filed: Map<string, number>,
  reason: string,
): Promise<string> {
  const statuses = new Set<number>()
  const since = performance.now()
  let isNamed = false
  while (!isNamed || performance.now() - since < watchedMs) {
    if (performance.now() - since > patience) throw new Error(`/api/ready never says ${reason}`)
    const { status, body } = await call(portal.origin, 'ready')
    isNamed ||= status === 503 && body.checks.disk?.reason === reason
    statuses.add(await file(portal, token, filed))
    await requireServed(portal)
    await wait(500)
  }
  const unclear = [...statuses].filter((status) => ![200, 503, 507].includes(status))
  if (unclear.length > 0) throw new Error(`writes are answered ${unclear}`)
  return `writes answered ${[...statuses].join(' and ')}`
}

/** What an unreadable block does to a file system that is to become read-only then. */
function failDisk({ mountPoint }: Disk): void {
  const device = execFileSync('findmnt', ['-no', 'SOURCE', mountPoint], { encoding: 'utf8' })
  writeFileSync(`/sys/fs/ext4/${basename(device.trim())}/trigger_fs_error`, 'detached')
}

/** Its address is an empty folder from then on; what is open in it stays open. */
function detach({ mountPoint }: Disk): void {
  execFileSync('umount', ['--lazy', mountPoint])
}

function unmountIfThere(disk: Disk): void {
  try {
    execFileSync('findmnt', [disk.mountPoint], { stdio: 'pipe' })
  } catch {
    return
  }
  unmount(disk)
}

/** The operator's way back; 1 says that errors were corrected. */
function repair({ image }: Disk): void {
  const { status, stdout } = spawnSync('e2fsck', ['-p', '-f', image], { encoding: 'utf8' })
  if (status === null || status > 1) throw new Error(`e2fsck ended with ${status}: ${stdout}`)
}

/** As the platform ends what does not end by itself. */
async function end(portal: ServerProcess): Promise<void> {
  const killed = setTimeout(() => process.kill(portal.pid, 'SIGKILL'), 20_000)
  await portal.stop()
  clearTimeout(killed)
}
