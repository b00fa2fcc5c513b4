import { Button } from '@sillage/admin-kit/button.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { money } from '@sillage/kit/money.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { StaffStudio, StaffTeacher } from '../staff-place-contract.ts'
import { StudioForm, TeacherForm } from './place-form.tsx'

type Edited = { studio: StaffStudio | null } | { teacher: StaffTeacher | null }

/** Where classes meet, and who teaches them. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [edited, setEdited] = useState<Edited | null>(null)
  const close = () => setEdited(null)
  return (
    <Loaded query={queries.staffPlaces.list()}>
      {({ studios, teachers, accounts }) => (
        <>
          <Top title={t('스튜디오와 강사')}>
            <Button icon="plus" onClick={() => setEdited({ teacher: null })}>
              {t('강사 추가')}
            </Button>
            <Button look="main" icon="plus" onClick={() => setEdited({ studio: null })}>
              {t('스튜디오 추가')}
            </Button>
          </Top>
          <div className="body stack-wide">
            <Studios studios={studios} onEdit={(studio) => setEdited({ studio })} />
            <Teachers teachers={teachers} onEdit={(teacher) => setEdited({ teacher })} />
          </div>
          {edited && 'studio' in edited && <StudioForm studio={edited.studio} onClose={close} />}
          {edited && 'teacher' in edited && (
            <TeacherForm teacher={edited.teacher} accounts={accounts} onClose={close} />
          )}
        </>
      )}
    </Loaded>
  )
}

type StudiosProps = { studios: readonly StaffStudio[]; onEdit: (studio: StaffStudio) => void }

function Studios({ studios, onEdit }: StudiosProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const moneyText = useMoneyText()
  const roomText = (room: StaffStudio['rooms'][number]) => {
    const rent = room.rent_krw === null ? t('빌려주지 않음') : moneyText(money(room.rent_krw, 'krw'))
    return `${pick(room, 'name')} (${t('정원 {count}명', { count: room.seats })}, ${rent})`
  }
  return (
    <Part title={t('스튜디오')} fact={t('대여료는 한 시간 기준이에요')}>
      <SmallTable
        label={t('스튜디오')}
        rows={studios}
        keyOf={({ id }) => id}
        empty={t('아직 스튜디오가 없어요.')}
        columns={[
          { key: 'name', label: t('이름'), cell: (studio) => pick(studio, 'name') },
          { key: 'rooms', label: t('방'), fill: true, cell: ({ rooms }) => rooms.map(roomText).join(', ') },
          {
            key: 'address',
            label: t('주소'),
            cell: (studio) => <span className="soft">{pick(studio, 'address')}</span>,
          },
          {
            key: 'edit',
            label: t('관리'),
            align: 'end',
            cell: (studio) => (
              <Button small onClick={() => onEdit(studio)}>
                {t('고치기')}
              </Button>
            ),
          },
        ]}
      />
    </Part>
  )
}

type TeachersProps = { teachers: readonly StaffTeacher[]; onEdit: (teacher: StaffTeacher) => void }

function Teachers({ teachers, onEdit }: TeachersProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <Part title={t('강사')} fact={t('페이지에는 담당만 보이고 이름은 보이지 않아요')}>
      <SmallTable
        label={t('강사')}
        rows={teachers}
        keyOf={({ id }) => id}
        empty={t('아직 강사가 없어요.')}
        columns={[
          { key: 'name', label: t('담당'), cell: (teacher) => pick(teacher, 'name') },
          {
            key: 'about',
            label: t('소개'),
            fill: true,
            cell: (teacher) => <span className="soft">{pick(teacher, 'about')}</span>,
          },
          {
            key: 'account',
            label: t('직원 계정'),
            cell: ({ staff_name }) => staff_name || <span className="mute">{t('없음')}</span>,
          },
          { key: 'sessions', label: t('열린 일정'), align: 'end', cell: ({ sessions }) => sessions },
          {
            key: 'state',
            label: t('상태'),
            cell: ({ active }) => (
              <State tone={active ? 'go' : 'off'}>{active ? t('가르치는 중') : t('쉬는 중')}</State>
            ),
          },
          {
            key: 'edit',
            label: t('관리'),
            align: 'end',
            cell: (teacher) => (
              <Button small onClick={() => onEdit(teacher)}>
                {t('고치기')}
              </Button>
            ),
          },
        ]}
      />
    </Part>
  )
}
