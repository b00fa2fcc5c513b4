import { type ComponentType, createContext } from 'react'

type Props = { product_id: number; name: string }

/** The button on the picture of a product, which a higher domain provides; the storefront fills it with the wish list's heart. */
export const TileAction = createContext<ComponentType<Props>>(() => null)
