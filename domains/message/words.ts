/** The channels of messages; in the shop itself it is a notification. */
export const messageChannels = ['mail', 'sms', 'alimtalk', 'in_app'] as const
/** Those that a message can be tried out by. */
export const sentChannels = ['mail', 'sms', 'alimtalk'] as const
export type SentChannel = (typeof sentChannels)[number]

/** `sent` is handed over, `delivered` known to have arrived, `failed` known not to have; `dead` was never handed over. */
export const messageStates = ['waiting', 'sent', 'delivered', 'failed', 'dead'] as const

/** How a text stands at KakaoTalk: only what is approved, and says what ours says, goes out. */
export const templateStates = ['approved', 'inspecting', 'rejected', 'different', 'missing'] as const
export type TemplateState = (typeof templateStates)[number]
