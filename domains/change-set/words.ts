/** A set is applied at once, or by a job: while that runs, until staff stop it, or until it fails for good. */
export const changeStates = ['applying', 'applied', 'stopped', 'failed'] as const
export type ChangeState = (typeof changeStates)[number]

/** A row that was refused when its part was applied: what staff call it, and why. */
export type LeftOutRow = { name: string; reason: string }
