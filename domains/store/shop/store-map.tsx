import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import type { Store } from '../contract.ts'
import {
  country,
  countrySheet,
  hanRiver,
  isOn,
  jeju,
  type Place,
  pathOf,
  type Sheet,
  seoul,
  seoulSheet,
  spotOn,
} from './map-shapes.ts'

const placeOf = ({ lng, lat }: Store): Place => [lng, lat]
const inSeoul = (store: Store) => isOn(seoulSheet, placeOf(store))
const inCountry = (store: Store) => isOn(countrySheet, placeOf(store))

/** Where the stores are: the country, and the town where several stand close together. A pin leads to its store. */
export function StoreMaps({ stores }: { stores: readonly Store[] }) {
  const t = usePhrases()
  const near = stores.filter(inSeoul)
  const elsewhere = stores.filter((store) => inCountry(store) && !inSeoul(store))
  return (
    <div className="store-maps">
      {near.length > 0 && (
        <DrawnMap sheet={seoulSheet} name={t('서울')} stores={near}>
          <path className="map-land" d={pathOf(seoulSheet, seoul, { closed: true })} />
          <path className="map-river" d={pathOf(seoulSheet, hanRiver)} />
        </DrawnMap>
      )}
      {(elsewhere.length > 0 || near.length === 0) && (
        <DrawnMap sheet={countrySheet} name={t('전국')} stores={elsewhere}>
          <path className="map-land" d={pathOf(countrySheet, country, { closed: true })} />
          <path className="map-land" d={pathOf(countrySheet, jeju, { closed: true })} />
          {near.length > 0 && <Town name={t('서울')} />}
        </DrawnMap>
      )}
    </div>
  )
}

/** The town that has a sheet of its own. */
function Town({ name }: { name: string }) {
  const { x, y } = spotOn(countrySheet, [126.98, 37.56])
  return (
    <g className="map-town">
      <circle cx={x} cy={y} r={9} />
      <text x={x + 18} y={y + 6}>
        {name}
      </text>
    </g>
  )
}

type Props = { sheet: Sheet; name: string; stores: readonly Store[]; children: ReactNode }

function DrawnMap({ sheet, name, stores, children }: Props) {
  const t = usePhrases()
  return (
    <figure className="store-map">
      <figcaption className="small mute">{name}</figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds no drawing */}
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        role="group"
        aria-label={t('{place} 매장 지도', { place: name })}
      >
        {children}
        {stores.map((store) => (
          <Pin key={store.id} store={store} sheet={sheet} />
        ))}
      </svg>
    </figure>
  )
}

/** A drop of wax, its tip on the place. The browser's own link: it marks what it leads to. */
function Pin({ store, sheet }: { store: Store; sheet: Sheet }) {
  const pick = useLocalizedField()
  const { x, y } = spotOn(sheet, placeOf(store))
  const name = pick(store, 'name')
  return (
    <a href={`#store-${store.id}`} className="map-pin" aria-label={name}>
      <circle className="map-touch" cx={x} cy={y - 20} r={30} />
      <path d={`M${x} ${y}c-16 -19 -22 -29 -22 -39a22 22 0 0 1 44 0c0 10 -6 20 -22 39z`} />
      <path className="map-flame" d={`M${x} ${y - 52}c6 7 8 12 8 16a8 8 0 0 1 -16 0c0 -4 2 -9 8 -16z`} />
      <text x={x} y={y - 72} textAnchor="middle">
        {name}
      </text>
    </a>
  )
}
