import type { LayoutTag } from './look'
import { Text, type TextProps } from './text'

/** Small, soft text next to what matters more; another tone makes it an error or fainter. */
export function Note<Tag extends LayoutTag = 'p'>({ tone = 'soft', ...rest }: TextProps<Tag>) {
  return <Text tone={tone} step={-1} {...rest} />
}
