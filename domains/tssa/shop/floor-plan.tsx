import { money } from '@sillage/kit/money.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import type { Studio } from '../contract.ts'
import './floor-plan.css'

type Room = Studio['rooms'][number]

/** The rooms of a studio side by side, each with its table and a chair for every seat, at one scale. */
export function FloorPlan({ studio, rooms }: { studio: string; rooms: readonly Room[] }) {
  const t = usePhrases()
  return (
    <section className="floor-plan" aria-label={t('{studio} 평면도', { studio })}>
      {rooms.map((room) => (
        <RoomPlan key={room.id} room={room} />
      ))}
    </section>
  )
}

const chairWidth = 26
const wall = 34
const height = 150

function RoomPlan({ room }: { room: Room }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const moneyText = useMoneyText()
  const currency = useCurrency()
  const name = pick(room, 'name')
  const rent = room[`rent_${currency}`]
  const width = widthOf(room.seats)
  return (
    <figure style={{ flexGrow: width }}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('{room}: 정원 {count}명', { room: name, count: room.seats })}
      >
        {/* The wall is open where the door is. */}
        <path className="floor-wall" d={`M44 ${height - 3}H${width - 3}V3H3V${height - 3}H12`} />
        <path className="floor-door" d={`M12 ${height - 3}V${height - 35}A32 32 0 0 1 44 ${height - 3}`} />
        <path className="floor-window" d={`M${width * 0.3} 3H${width * 0.7}`} />
        <rect className="floor-table" x={wall} y={56} width={width - 2 * wall} height={38} rx={3} />
        {chairsOf(room.seats).map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="floor-chair" cx={x} cy={y} r={8} />
        ))}
      </svg>
      <figcaption>
        <b>{name}</b> <span className="num">{t('{count}명', { count: room.seats })}</span>
        <small className="num mute">
          {rent === null ? t('수업 전용') : t('한 시간 {money}', { money: moneyText(money(rent, currency)) })}
        </small>
      </figcaption>
    </figure>
  )
}

const widthOf = (seats: number) => 2 * wall + Math.ceil(seats / 2) * chairWidth

/** On both long sides of the table; the odd one sits by the window. */
function chairsOf(seats: number) {
  const above = Math.ceil(seats / 2)
  return Array.from({ length: seats }, (_, at) => ({
    x: wall + chairWidth * ((at % above) + 0.5),
    y: at < above ? 42 : 108,
  }))
}
