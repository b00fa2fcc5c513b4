import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
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
import './place-maps.css'

/** What has a pin on the map; the pin leads to `anchor` on the same page. */
export type PlaceOnMap = { anchor: string; name: string; name_en: string; lat: number; lng: number }

const placeOf = ({ lng, lat }: PlaceOnMap): Place => [lng, lat]
const inSeoul = (place: PlaceOnMap) => isOn(seoulSheet, placeOf(place))
const inCountry = (place: PlaceOnMap) => isOn(countrySheet, placeOf(place))

/** Where the places are: the country, and the town where several stand close together. */
export function PlaceMaps({ places }: { places: readonly PlaceOnMap[] }) {
  const t = usePhrases()
  const near = places.filter(inSeoul)
  const elsewhere = places.filter((place) => inCountry(place) && !inSeoul(place))
  return (
    <div className="place-maps">
      {near.length > 0 && (
        <DrawnMap sheet={seoulSheet} name={t('서울')} places={near}>
          <path className="map-land" d={pathOf(seoulSheet, seoul, { closed: true })} />
          <path className="map-river" d={pathOf(seoulSheet, hanRiver)} />
        </DrawnMap>
      )}
      {(elsewhere.length > 0 || near.length === 0) && (
        <DrawnMap sheet={countrySheet} name={t('전국')} places={elsewhere}>
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

type Props = { sheet: Sheet; name: string; places: readonly PlaceOnMap[]; children: ReactNode }

function DrawnMap({ sheet, name, places, children }: Props) {
  const t = usePhrases()
  return (
    <figure className="place-map">
      <figcaption className="small mute">{name}</figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds no drawing */}
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="group" aria-label={t('{place} 지도', { place: name })}>
        {children}
        {places.map((place) => (
          <Pin key={place.anchor} place={place} sheet={sheet} />
        ))}
      </svg>
    </figure>
  )
}

/** A drop of wax, its tip on the place. The browser's own link: it marks what it leads to. */
function Pin({ place, sheet }: { place: PlaceOnMap; sheet: Sheet }) {
  const pick = useLocalizedField()
  const { x, y } = spotOn(sheet, placeOf(place))
  const name = pick(place, 'name')
  return (
    <a href={`#${place.anchor}`} className="map-pin" aria-label={name}>
      <circle className="map-touch" cx={x} cy={y - 20} r={30} />
      <path d={`M${x} ${y}c-16 -19 -22 -29 -22 -39a22 22 0 0 1 44 0c0 10 -6 20 -22 39z`} />
      <path className="map-flame" d={`M${x} ${y - 52}c6 7 8 12 8 16a8 8 0 0 1 -16 0c0 -4 2 -9 8 -16z`} />
      <text x={x} y={y - 72} textAnchor="middle">
        {name}
      </text>
    </a>
  )
}
