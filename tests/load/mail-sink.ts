import { startMailServer } from '../support/mail-server'

/** A mail server in a process of its own, so that its work is not measured: prints its address. */
const { url, received } = await startMailServer()
process.stdout.write(`${url}\n`)
// Only their number counts.
setInterval(() => received.splice(0), 100)
