import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PersonalFacts } from '../../custom/admin/personal-facts.tsx'
import type { Packing } from '../packing-contract.ts'

/** A slip for each parcel, printed on a sheet of its own. It shows no prices. */
export function PackingSlips({ data }: { data: Packing[] }) {
  const t = usePhrases()
  const dates = useDates()
  return data.map(({ id, order_no, created_at, receiver, lines }) => (
    <article key={id} className="slip" aria-label={order_no}>
      <header>
        <h2>{order_no}</h2>
        <span className="mute">{dates.shortDateTime(created_at)}</span>
      </header>
      <address>
        <b>{receiver.name}</b> {receiver.hp}
        <br />
        {[receiver.zip, receiver.addr1, receiver.addr2, receiver.city, receiver.state].filter(Boolean).join(' ')}
        {receiver.country !== 'KR' && ` ${receiver.country}`}
        {receiver.memo && (
          <>
            <br />
            <span className="soft">{receiver.memo}</span>
          </>
        )}
      </address>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">{t('확인')}</th>
            <th scope="col">SKU</th>
            <th scope="col">{t('상품')}</th>
            <th scope="col" className="end">
              {t('수량')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <span className="tick-box" />
              </td>
              <td className="soft">{line.sku}</td>
              <td className="fill">
                {line.name} <span className="mute">{line.option_name}</span>
                <LotsToPack lots={line.lots} />
                <PersonalFacts personal={line.personal} />
              </td>
              <td className="end">
                <b>{line.quantity}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  ))
}

/** Which lots the pieces are taken from: first what expires first. */
export function LotsToPack({ lots }: { lots: Packing['lines'][number]['lots'] }) {
  const t = usePhrases()
  if (lots.length === 0) return null
  return (
    <div className="soft">
      {lots.map(({ lot, quantity }) => t('로트 {lot} {quantity}개', { lot, quantity })).join(', ')}
    </div>
  )
}
