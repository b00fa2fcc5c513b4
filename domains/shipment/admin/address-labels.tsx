import type { Packing } from '../packing-contract.ts'

/** An address for each parcel, two beside each other, for sheets of labels. */
export const AddressLabels = ({ data }: { data: Packing[] }) => (
  <div className="address-labels">
    {data.map(({ id, order_no, receiver }) => (
      <article key={id} className="address-label" aria-label={order_no}>
        <span className="mute">{order_no}</span>
        <address>
          <b>{receiver.name}</b> {receiver.hp}
          <br />
          {[receiver.addr1, receiver.addr2, receiver.city, receiver.state].filter(Boolean).join(' ')}
          <br />
          <b>{receiver.zip}</b> {receiver.country !== 'KR' && receiver.country}
        </address>
        {receiver.memo && <span className="soft">{receiver.memo}</span>}
      </article>
    ))}
  </div>
)
