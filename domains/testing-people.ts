import type { testShop } from './testing.ts'

type Shop = Awaited<ReturnType<typeof testShop>>
export type Api = Awaited<ReturnType<Shop['as']>>

/** An empty shop with two members who know nothing of each other, and a clerk of one kind of work. */
export async function twoMembersAndAClerk(shop: Shop, permission: string) {
  await shop.empty()
  const clerk = await shop.as('clerk', { permissions: [permission] })
  return { hana: await shop.as('hana'), other: await shop.as('other'), clerk }
}
