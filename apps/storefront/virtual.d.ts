declare module 'virtual:wire' {
  import type { ShopContract } from '@sillage/domains/contract.ts'
  import type { Wires } from '@sillage/web-kit/queries.ts'

  const wire: Wires<ShopContract>
  export default wire
}

declare module 'virtual:wire-staff' {
  import type { ShopContract } from '@sillage/domains/contract.ts'
  import type { Wires } from '@sillage/web-kit/queries.ts'

  const wire: Wires<ShopContract>
  export default wire
}

interface ImportMeta {
  glob(pattern: string): Record<string, () => Promise<unknown>>
}

declare module '*.css' {}
