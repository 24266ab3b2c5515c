import type { LayoutTag } from './look'
import { Text, type TextProps } from './text'

/** Small text next to what matters more: soft, unless its tone says that it is an error or less. */
export function Note<Tag extends LayoutTag = 'p'>({ tone = 'soft', ...rest }: TextProps<Tag>) {
  return <Text tone={tone} step={-1} {...rest} />
}
