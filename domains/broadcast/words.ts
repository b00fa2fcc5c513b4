/** Being written, to be sent at its time, being sent, sent, or stopped midway. */
export const broadcastStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type BroadcastState = (typeof broadcastStates)[number]

/** KakaoTalk carries no advertising (docs/decisions: message). */
export const broadcastChannels = ['mail', 'sms'] as const
export type BroadcastChannel = (typeof broadcastChannels)[number]

export const broadcastLimits = { title: 60, body: 2_000, days: 3_650, products: 50 } as const
