import { createContext, use } from 'react'

const OriginContext = createContext('')

/** The address the shop is known by to the world, without a path; what leaves the page begins with it. */
export const OriginProvider = OriginContext.Provider

/** Empty if it is not configured: an address then begins with the path. */
export const useOrigin = () => use(OriginContext)
