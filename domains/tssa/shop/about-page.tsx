import { Button } from '@sillage/ui/button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { prime, useShop } from '../../shop.ts'
import { SchoolTabs } from './school-tabs.tsx'
import './class-page.css'
import './school.css'
import '@sillage/ui/sections/rows.css'

export const loader = prime((queries) => [queries.tssa.studios(), queries.tssa.courses()])

const method = [
  ['맡고, 적고, 구별해요', '정답을 먼저 알려 주지 않아요. 세 단어로 적은 다음에 이름을 확인해요.'],
  ['무게로 섞어요', '방울의 크기는 사람마다 달라요. 0.01 g 단위로 재고, 누구나 다시 만들 수 있게 적어요.'],
  ['테스트해요', '캔들은 네 시간씩 세 번 태워 보고, 디퓨저는 2주 동안 무게를 재요.'],
  ['판매 준비까지 배워요', '표시 사항과 신고, 사용 한도를 배워요. 한도를 지키는 것도 조향의 일부예요.'],
] as const

/** What the school is: how it teaches, who teaches, and where to begin. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data } = useSuspenseQuery(queries.tssa.studios())
  const { data: courses } = useSuspenseQuery(queries.tssa.courses())
  const [first] = courses
  return (
    <PageLayout
      title={t('적어 두면 다시 만들 수 있어요')}
      description={t('조향과 캔들, 디퓨저, 글쓰기 수업을 여는 실라주의 학교예요.')}
      lead={t(
        'TSSA는 향과 캔들을 만드는 사람을 위한 학교예요. 후각이 뛰어난 사람은 드물고, 기록을 잘 남기는 사람은 더 드물어요. 그래서 기록하는 법부터 가르쳐요.',
      )}
      above={[{ label: 'TSSA', href: '/tssa' }]}
    >
      <SchoolTabs current="/tssa/about" />
      {first && (
        <figure className="about-picture">
          <Picture {...first.picture} sizes="(min-width: 1025px) 1200px, 100vw" eager alt="" />
        </figure>
      )}
      <Method />
      <section className="section" aria-labelledby="teachers">
        <SectionHead id="teachers" title={t('강사진')} />
        <ul className="makes">
          {data.teachers.map((teacher) => (
            <li key={teacher.id}>
              <b>{pick(teacher, 'name')}</b>
              <p className="soft">{pick(teacher, 'about')}</p>
            </li>
          ))}
        </ul>
      </section>
      <Begin />
    </PageLayout>
  )
}

function Method() {
  const t = usePhrases()
  return (
    <section className="section" aria-labelledby="method">
      <SectionHead id="method" title={t('수업 방식')} />
      <ol className="rows weeks">
        {method.map(([name, text], at) => (
          <li key={name}>
            <span className="no num">{at + 1}</span>
            <span className="text">
              <b>{t(name)}</b>
              <span className="soft">{t(text)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Begin() {
  const t = usePhrases()
  return (
    <section className="section" aria-labelledby="begin">
      <SectionHead id="begin" title={t('처음이라 망설여지나요?')} />
      <p className="soft">{t('하루에 끝나는 수업부터 들어 보세요. 처음이어도 괜찮아요.')}</p>
      <div className="button-row mt-5">
        <Button href="/tssa/class-product?level=day">{t('하루 수업 보기')}</Button>
        <Button href="/customer/class-inquiry" kind="line">
          {t('수업 문의하기')}
        </Button>
        <Button href="/tssa/category" kind="quiet">
          {t('분야별 수업')}
        </Button>
      </div>
    </section>
  )
}
