import { CountScreen } from './count-screen.tsx'

/** Goods that came in: so many pieces are added to what is there. */
export const Component = () => <CountScreen mode="receive" />
