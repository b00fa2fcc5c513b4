/** The conditions of a view by state: the endpoint's own default needs no condition. */
export const stateQuery = (first: string, state: string): Record<string, string> => (state === first ? {} : { state })
