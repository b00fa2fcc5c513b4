/** Before its time, in it, and after it. */
export const promotionStates = ['coming', 'running', 'ended'] as const
