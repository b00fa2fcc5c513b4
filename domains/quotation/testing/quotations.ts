import { randomUUID } from 'node:crypto'
import type { Client } from '@sillage/kit/client.ts'
import type { contract } from '../../contract.ts'

type Shop = Client<typeof contract>
type Wanted = { variant_id: number; quantity: number }

/** A draft as its writer saves it. */
export const draftOf = (lines: Wanted[]) => ({
  request_key: randomUUID(),
  lines,
  company: '달밤 공방',
  name: '김하나',
  hp: '010-1234-5678',
  email: 'hana@example.com',
  consent: true,
})

/** A quotation that was saved and sent to its writer. */
export async function givenSent(client: Shop, lines: Wanted[]) {
  const { id, view_key } = await client.quotation.save({ body: draftOf(lines) })
  const asked = { params: { quotation_id: id }, query: { view_key } }
  return { ...asked, quotation: await client.quotation.send(asked) }
}

/** One that was also accepted, all of it. */
export async function givenAccepted(client: Shop, lines: Wanted[]) {
  const sent = await givenSent(client, lines)
  const { params, query } = sent
  await client.quotation.accept({ params, query, body: { version: 1 } })
  return { ...sent, ref: { id: params.quotation_id, view_key: query.view_key } }
}
