import 'server-only'
import { realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** `nobody`, on every Linux. */
const nobody = 65_534

/** What a confined script may read besides itself: the packages that decode pictures. */
const packages = ['sharp', '@img', 'detect-libc', 'semver']

/**
 * How a process without rights is started. Each has what Node's permission model refuses to scripts;
 * what the system refuses holds for the C libraries that decode pictures, too.
 */
export interface Confinement {
  name: 'account and namespaces' | 'namespaces' | 'account' | 'permissions'
  /** The account that runs it, if it is another one and the process itself changes to it. */
  account?: { uid: number; gid: number }
  /** Runs the shell, as far as it is not this process that does. */
  outer: readonly string[]
  /** Runs the program, once the shell has set its limits. */
  inner: readonly string[]
  /** Whether the shell may cover files, so that nobody within sees them. */
  covers: boolean
  /** Whether the script is read by another account. */
  isForeign: boolean
}

const namespaces = [
  'unshare',
  '--mount',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
  '--net',
  '--ipc',
]
const withoutRights = [
  'setpriv',
  '--no-new-privs',
  '--inh-caps=-all',
  '--bounding-set=-all',
  '--pdeathsig',
  'SIGKILL',
]
const asNobody = ['--reuid', String(nobody), '--regid', String(nobody), '--clear-groups']

const forRoot: readonly Confinement[] = [
  {
    name: 'account and namespaces',
    outer: namespaces,
    inner: [...withoutRights, ...asNobody],
    covers: true,
    isForeign: true,
  },
  {
    name: 'account',
    account: { uid: nobody, gid: nobody },
    outer: [],
    inner: [],
    covers: false,
    isForeign: true,
  },
]
const forAll: readonly Confinement[] = [
  {
    name: 'namespaces',
    outer: [...namespaces, '--user', '--map-root-user'],
    inner: withoutRights,
    covers: true,
    isForeign: false,
  },
  { name: 'permissions', outer: [], inner: [], covers: false, isForeign: false },
]

/** All of them, the strongest first. */
export const confinements: readonly Confinement[] = [...forRoot, ...forAll]

/** What may confine a script here, the strongest first. Whether the system allows it, a trial says. */
export function confinementsOf(script: string): Confinement[] {
  const isRoot = process.getuid?.() === 0
  const all = isRoot ? confinements : forAll
  const isPublic = [script, process.execPath].every(isReadByAll)
  return all.filter(({ isForeign }) => isPublic || !isForeign)
}

/** Node's own arguments: a script reads itself and its packages, and may do nothing else. */
export function permissions(script: string): string[] {
  const modules = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules')
  const readable = [
    dirname(script),
    ...packages.map((name) => join(/* turbopackIgnore: true */ modules, name)),
  ]
  return [
    '--permission',
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...readable.map((folder) => `--allow-fs-read=${real(folder)}/`),
  ]
}

function real(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return resolve(path)
  }
}

/** Whether every account may read a file, and reach it. */
function isReadByAll(path: string): boolean {
  try {
    const file = realpathSync(path)
    if ((statSync(file).mode & 0o004) === 0) return false
    for (let folder = dirname(file); ; folder = dirname(folder)) {
      if ((statSync(folder).mode & 0o001) === 0) return false
      if (folder === dirname(folder)) return true
    }
  } catch {
    return false
  }
}
