/** The channels of messages; in the shop itself it is a notification. */
export const messageChannels = ['mail', 'sms', 'alimtalk', 'in_app'] as const

/** `sent` is handed over, `delivered` known to have arrived, `failed` known not to have; `dead` was never handed over. */
export const messageStates = ['waiting', 'sent', 'delivered', 'failed', 'dead'] as const
