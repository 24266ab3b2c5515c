import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { freePort } from './servers.ts'

const sleep = promisify(setTimeout)

/** A connection to a server over a network that delays each packet, or loses all of them. */
export interface SlowNetwork {
  url: string
  /** Milliseconds by which a packet is late, in each direction. */
  delay: number
  /** Nothing arrives any more, and nobody is told. */
  isSilent: boolean
  stop: () => void
}

export async function slowNetwork(serverUrl: string): Promise<SlowNetwork> {
  const target = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const port = await freePort()
  const url = new URL(serverUrl)
  url.port = String(port)
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
    const send = (packet: Buffer) => !network.isSilent && to.writable && to.write(packet)
    from.on('data', async (packet) => {
      await sleep(network.delay)
      send(packet)
    })
  }
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    pass(client, upstream)
    pass(upstream, client)
  })
  const network: SlowNetwork = {
    url: url.href,
    delay: 0,
    isSilent: false,
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return network
}
