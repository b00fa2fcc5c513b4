import { CountScreen } from './count-screen.tsx'

/** A stocktake: all pieces of an option are counted, and the count takes the place of what the books say. */
export const Component = () => <CountScreen mode="count" />
