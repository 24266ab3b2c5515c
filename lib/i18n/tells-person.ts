interface Person {
  name: string
  company: string
  email: string
}

/** Names shorter than this are too often a part of other words. */
const leastName = 4

const folded = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/** Whether a public text would tell who somebody is: by name, company, or an email or web address. */
export function tellsPerson(text: string, { name, company, email }: Person): boolean {
  if (/[^\s@]@[^\s@]+\.[^\s@]|https?:|\bwww\./i.test(text)) return true
  const [mailbox = ''] = email.split('@')
  return [name, company, mailbox].some((known) => {
    const whole = folded(known)
    return whole.trim().length >= leastName && folded(text).includes(whole)
  })
}
