/** The one entry of a calendar file, with the properties around it. */
export interface CalendarEntry {
  method: string
  /** The values of its properties by their names, unescaped; `DTSTART;TZID` also by its parameter. */
  of: (name: string) => string | undefined
  parameter: (name: string, parameter: string) => string | undefined
  zones: string[]
}

const contentLine = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/

/** What a file of each method must have once (RFC 5546 sections 3.2.1 and 3.2.5). */
const required = ['UID', 'DTSTAMP', 'DTSTART', 'SEQUENCE', 'ORGANIZER', 'SUMMARY', 'STATUS']

/** Reads a calendar file, and throws where it is none by RFC 5545 and RFC 5546. */
export function parsedCalendar(file: string): CalendarEntry {
  const check = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`Not a calendar file: ${what}\n${file}`)
  }
  check(file.endsWith('\r\n'), 'its last line does not end')
  const raw = file.slice(0, -2).split('\r\n')
  check(!raw.some((line) => /[\r\n]/.test(line)), 'a line end without CR and LF')
  check(!raw.some((line) => Buffer.byteLength(line) > 75), 'a line of more than 75 bytes')
  check(!raw.some((line) => line.includes('\ufffd')), 'a broken character')
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  const parts = lines.map((line) => {
    const [, name = '', parameters = '', value = ''] = contentLine.exec(line) ?? []
    check(name !== '', `the line ${line}`)
    return { name, parameters, value }
  })
  const open: string[] = []
  const entry: typeof parts = []
  const zones: string[] = []
  let method = ''
  for (const part of parts) {
    if (part.name === 'BEGIN') open.push(part.value)
    else if (part.name === 'END') check(open.pop() === part.value, `the end of ${part.value}`)
    else if (open.at(-1) === 'VEVENT') entry.push(part)
    else if (part.name === 'TZID') zones.push(part.value)
    else if (part.name === 'METHOD') method = part.value
  }
  check(open.length === 0 && lines[0] === 'BEGIN:VCALENDAR', 'its frame')
  check(lines.includes('VERSION:2.0') && lines.some((line) => line.startsWith('PRODID:')), 'no id')
  for (const name of required) {
    check(entry.filter((one) => one.name === name).length === 1, `${name} is not there once`)
  }
  const find = (name: string) => entry.find((one) => one.name === name)
  const parameter = (name: string, wanted: string) =>
    new RegExp(`;${wanted}=("[^"]*"|[^;]*)`).exec(find(name)?.parameters ?? '')?.[1]
  const form = /^\d{8}(T\d{6}Z?)?$/
  for (const name of ['DTSTART', 'DTEND']) {
    const value = find(name)?.value ?? ''
    check(form.test(value), `${name} ${value}`)
    const zone = parameter(name, 'TZID')
    check(zone === undefined || zones.includes(zone), `the zone ${zone} is not defined`)
    check(zone !== undefined || value.length === 8 || value.endsWith('Z'), `${name} has no zone`)
    check(value.length !== 8 || parameter(name, 'VALUE') === 'DATE', `${name} is no date`)
  }
  check(/^\d{8}T\d{6}Z$/.test(find('DTSTAMP')?.value ?? ''), 'DTSTAMP')
  check(/^(?:mailto:\S+@|https?:)\S+$/.test(find('ORGANIZER')?.value ?? ''), 'ORGANIZER')
  check((method === 'CANCEL') === (find('STATUS')?.value === 'CANCELLED'), 'METHOD and STATUS')
  const unescaped = (value: string) =>
    value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
  return {
    method,
    of: (name) => {
      const found = find(name)
      return found && unescaped(found.value)
    },
    parameter,
    zones,
  }
}

/** The calendar file in the source of a mail as it was sent, line ends included; '' without one. */
export function calendarIn(mail: string): string {
  const [, part = ''] =
    /^Content-Type: text\/calendar[^]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+)/m.exec(mail) ?? []
  return Buffer.from(part, 'base64').toString()
}
