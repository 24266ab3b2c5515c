import { accountsFeature } from '@/features/accounts/feature'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'

/** The calls of second factors, as a program asks them. */
export function enrolmentUnderTest() {
  const { app } = mount(accountsFeature.calls, { identify })
  return async (path: string, headers: Record<string, string>, json?: object) => {
    const response = await app.fetch(
      new Request(`http://localhost:3000/api/${path}`, {
        method: json ? 'POST' : 'GET',
        headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
        body: json ? JSON.stringify(json) : null,
      }),
    )
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
}
