/** Who writes in a conversation about a request. */
export const conversationSides = ['buyer', 'supplier'] as const

export type ConversationSide = (typeof conversationSides)[number]
