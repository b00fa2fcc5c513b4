import type { Picture as PictureData } from '@sillage/kit/schemas.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import '@sillage/ui/sections/spreads.css'
import './school-door.css'

/** The night at the head of the school's page: what one learns there. */
export function SchoolDoor({ picture }: { picture: PictureData | undefined }) {
  const t = usePhrases()
  return (
    <section className="night school-door">
      <div className="page split split-flip">
        <div>
          <p className="mute">TSSA</p>
          <h1>{t('향을 글로\n적는 법을 배워요')}</h1>
          <p className="mute">
            {t('향은 기억보다 먼저 와요. 그 순간의 향에 이름을 붙이고, 섞고, 다시 만들 수 있게 기록하는 법을 배워요.')}
          </p>
          <div className="button-row mt-7">
            <Button href="/tssa/class-product">{t('수업 전체')}</Button>
            <Button href="/tssa/about" kind="line">
              {t('TSSA 소개')}
            </Button>
          </div>
        </div>
        {picture && (
          <figure>
            <Picture {...picture} sizes="(min-width: 1025px) 640px, (min-width: 720px) 55vw, 100vw" eager alt="" />
          </figure>
        )}
      </div>
    </section>
  )
}
