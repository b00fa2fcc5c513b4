import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { prime, useShop } from '../../shop.ts'
import { directionsTo } from '../../store/shop/directions.ts'
import { PlaceMaps } from '../../store/shop/place-maps.tsx'
import type { Studio } from '../contract.ts'
import { FloorPlan } from './floor-plan.tsx'
import { SchoolTabs } from './school-tabs.tsx'
import './studio-page.css'

export const loader = prime((queries) => [queries.tssa.studios(), queries.tssa.courses()])

/** Where classes meet: rooms, equipment, what is taught there, directions, and what an hour costs. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data } = useSuspenseQuery(queries.tssa.studios())
  const lead = t('수업이 없는 시간에는 한 시간 단위로 빌릴 수 있어요. 저울과 후드, 도구도 쓸 수 있어요.')
  return (
    <PageLayout title={t('스튜디오')} description={lead} lead={lead} above={[{ label: 'TSSA', href: '/tssa' }]}>
      <SchoolTabs current="/tssa/studio" />
      {data.studios.length === 0 && (
        <p className="soft">{t('수업을 고르면 어느 스튜디오에서 열리는지 함께 보여 드려요.')}</p>
      )}
      {data.studios.length > 0 && (
        <div className="studio-maps">
          <PlaceMaps places={data.studios.map(placeOf)} />
        </div>
      )}
      {data.studios.map((studio) => (
        <StudioPart key={studio.id} studio={studio} />
      ))}
    </PageLayout>
  )
}

const placeOf = ({ id, name, name_en, latitude, longitude }: Studio) => ({
  anchor: `studio-${id}`,
  name,
  name_en,
  lat: latitude,
  lng: longitude,
})

function StudioPart({ studio }: { studio: Studio }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { locale } = usePhrasebook()
  const { queries } = useShop()
  const { data: courses } = useSuspenseQuery(queries.tssa.courses())
  const picture = courses.find(({ product_id }) => product_id === studio.courses[0]?.product_id)?.picture
  const name = pick(studio, 'name')
  return (
    <section className="studio" id={`studio-${studio.id}`} aria-label={name}>
      {picture && <Picture {...picture} sizes="(min-width: 1025px) 650px, 100vw" alt="" />}
      <div>
        <h2>{name}</h2>
        <p className="soft">{pick(studio, 'about')}</p>
        <StudioFacts studio={studio} />
        <FloorPlan studio={name} rooms={studio.rooms} />
        <div className="button-row mt-5">
          <Button size="sm" href={`/tssa/class-product?studio=${encodeURIComponent(studio.name)}`}>
            {t('여기서 여는 수업')}
          </Button>
          <Button
            size="sm"
            kind="line"
            href={directionsTo({ ...placeOf(studio), name }, locale)}
            target="_blank"
            rel="noopener"
          >
            {t('길 찾기')}
          </Button>
          <Button size="sm" kind="quiet" href="/customer/class-inquiry">
            {t('대관')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function StudioFacts({ studio }: { studio: Studio }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <dl>
      <dt>{t('위치')}</dt>
      <dd>{pick(studio, 'address')}</dd>
      <dt>{t('운영 시간')}</dt>
      <dd>{pick(studio, 'hours')}</dd>
      <dt>{t('장비')}</dt>
      <dd>
        {studio.equipment.map((item) => (
          <span key={item.name}>{pick(item, 'name')}</span>
        ))}
      </dd>
      {studio.courses.length > 0 && (
        <>
          <dt>{t('수업 분야')}</dt>
          <dd>
            {studio.courses.map((course) => (
              <Anchor key={course.product_id} href={`/tssa/product/${course.product_id}`}>
                {pick(course, 'title')}
              </Anchor>
            ))}
          </dd>
        </>
      )}
    </dl>
  )
}
