/** What is left to do before someone may work: nothing, the second factor, setting one up; or they are not staff. */
export const signInSteps = ['done', 'second_factor', 'enrol', 'not_staff'] as const
export type SignInStep = (typeof signInSteps)[number]

export const factorKinds = ['totp', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

/** How someone can prove themselves. */
export const proofMethods = ['totp', 'passkey', 'recovery', 'password'] as const
export type ProofMethod = (typeof proofMethods)[number]
