import { Text } from '@/components/layout/text'

/** The heading of an account page, with the sentence below it. */
export function AuthTitle({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <>
      <Text id="auth-title" as="h1" tone="title" step={3}>
        {title}
      </Text>
      {lead && <Text tone="soft">{lead}</Text>}
    </>
  )
}
