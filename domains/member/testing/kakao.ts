import { createKakao } from '../server/kakao-provider.ts'
import { hashPassword } from '../server/password.ts'
import { linkedAccountTable, memberTable } from '../server/tables.ts'
import { testKakao, testShopWithPost, type Visitor } from './joining.ts'

export const people = { hana: 4001001, jiwoo: 4001002, emma: 4001003, quiet: 4001004 } as const
type Person = keyof typeof people

export const secret = '머무는 향기 2026'
const password_hash = await hashPassword(secret)

type Given = Partial<typeof memberTable.$inferInsert> & { linked?: Person }

/** Members with a password, who may be linked already. */
export const giveMembers =
  ({ db }: Pick<Awaited<ReturnType<typeof testShopWithPost>>, 'db'>) =>
  async (mb_id: string, { linked, ...over }: Given = {}) => {
    const proved = { mb_email: `${mb_id}@example.com`, email_proved_at: new Date() }
    await db.insert(memberTable).values({ mb_id, mb_name: '김하나', ...proved, password_hash, ...over })
    if (linked)
      await db
        .insert(linkedAccountTable)
        .values({ provider: 'kakao', provider_id: String(people[linked]), mb_id, nickname: linked })
  }

/** The shop, its post, and Kakao's emulator with its people. */
export async function testShopWithKakao() {
  const emulator = await testKakao()
  const kakao = createKakao({
    ...emulator,
    authUrl: emulator.url,
    apiUrl: emulator.url,
    siteUrl: () => 'http://localhost:3000',
    timeoutMs: 1000,
  })
  const shop = await testShopWithPost({ kakao })
  return {
    ...shop,
    emulator,
    async empty() {
      await shop.empty()
      emulator.clear()
    },
    givenMember: giveMembers(shop),
    links: () => shop.db.select().from(linkedAccountTable),
  }
}

type Way = { person?: Person; decision?: 'agree' | 'cancel'; purpose?: 'sign_in' | 'link'; redirect?: string }

/** Signs in at the provider and returns what its address carries; sending it to the shop is left to the test. */
export async function walk({ kakao }: Pick<Visitor, 'kakao'>, way: Way = {}) {
  const { person = 'jiwoo', decision = 'agree', purpose = 'sign_in', redirect = '/my-page' } = way
  const { url } = await kakao.start({ body: { purpose, redirect, ...(purpose === 'link' && { mb_password: secret }) } })
  const { origin, pathname, searchParams } = new URL(url)
  const form = new URLSearchParams(searchParams)
  form.set('person', String(people[person]))
  form.set('decision', decision)
  for (const scope of ['account_email', 'name', 'phone_number']) form.append('scope', scope)
  const reply = await fetch(origin + pathname, { method: 'POST', redirect: 'manual', body: form })
  const back = new URL(reply.headers.get('location') ?? '').searchParams
  const [state = '', code, error] = ['state', 'code', 'error'].map((name) => back.get(name) ?? undefined)
  return { state, code, error }
}

/** Signs in at the provider as a person who is no member, up to the choice. */
export async function walkToChoice(visitor: Visitor, way: Way = {}) {
  const outcome = await visitor.kakao.comeBack({ body: await walk(visitor, way) })
  if (outcome.status !== 'choose') throw new Error(`not asked to choose, but ${outcome.status}`)
  return outcome
}
