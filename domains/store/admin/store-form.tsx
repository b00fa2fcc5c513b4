import { Button } from '@sillage/admin-kit/button.tsx'
import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { RowsField } from '@sillage/admin-kit/form/rows-field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { smallest } from '../../file/admin/picture-size.ts'
import { useShop } from '../../shop.ts'
import type { StaffStore } from '../contract.ts'

type Values = Omit<StaffStore, 'id' | 'hidden' | 'pictures' | 'version'>
type Opening = StaffStore['opening'][number]

const blank: Values = {
  name: '',
  name_en: '',
  address: '',
  address_en: '',
  directions: '',
  directions_en: '',
  tel: '',
  hours: '',
  hours_en: '',
  opening: [],
  closed_days: [],
  lat: 37.5665,
  lng: 126.978,
  pickup: true,
  position: 0,
}

/** Makes a store or changes one; pictures are added once it exists. */
export function StoreForm({ store, onClose }: { store: StaffStore | null; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  function save(values: Values, based_on: string | undefined) {
    const body = {
      ...values,
      opening: values.opening.map((row) => ({ ...row, day: Number(row.day) })),
      closed_days: values.closed_days.map((day) => day.trim()).filter(Boolean),
    }
    if (!store) return api.store.staff.create({ body })
    return api.store.staff.change({ params: { id: store.id }, query: { based_on }, body })
  }
  async function latest() {
    const now = (await api.store.staff.list()).find(({ id }) => id === store?.id) ?? store
    return { values: now ? pick(now) : blank, version: now?.version }
  }
  return (
    <FormPanel<Values, StaffStore>
      title={store ? t('매장 수정') : t('매장 추가')}
      fields={[
        { name: 'name', label: t('이름'), kind: 'text', both: true },
        { name: 'address', label: t('주소'), kind: 'text', both: true },
        { name: 'directions', label: t('오시는 길'), kind: 'text', both: true },
        { name: 'hours', label: t('여는 시간'), kind: 'text', both: true },
        { name: 'tel', label: t('전화'), kind: 'text' },
        { name: 'position', label: t('순서'), kind: 'number' },
        { name: 'lat', label: t('위도'), kind: 'number', step: 0.0001 },
        { name: 'lng', label: t('경도'), kind: 'number', step: 0.0001 },
        { name: 'closed_days', label: t('휴무일 (한 줄에 하나, 2026-12-25)'), kind: 'words', wide: true },
        { name: 'pickup', label: t('이 매장에서 주문 상품을 찾아갈 수 있어요'), kind: 'check', wide: true },
        useOpeningField(),
      ]}
      initial={store ? pick(store) : blank}
      save={save}
      version={store?.version}
      latest={latest}
      done={() => t('저장했어요.')}
      onClose={onClose}
      width={860}
    >
      {store && <Pictures store={store} />}
    </FormPanel>
  )
}

function useOpeningField(): FormField<Values> {
  const t = usePhrases()
  const days = [t('일'), t('월'), t('화'), t('수'), t('목'), t('금'), t('토')]
  return {
    name: 'opening',
    label: t('요일별 여는 시간'),
    kind: 'custom',
    draw: (value, change, errors) => (
      <RowsField<Opening>
        label={t('요일별 여는 시간')}
        rows={value as Opening[]}
        fields={[
          {
            name: 'day',
            label: t('요일'),
            kind: 'choice',
            wide: true,
            options: days.map((label, day) => ({ value: String(day), label })),
          },
          { name: 'open', label: t('여는 시각'), kind: 'text' },
          { name: 'close', label: t('닫는 시각'), kind: 'text' },
        ]}
        blank={{ day: 1, open: '11:00', close: '20:00' }}
        onChange={change}
        errors={errors}
      />
    ),
  }
}

function Pictures({ store }: { store: StaffStore }) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { id: store.id }
  const { run: add, pending } = useAction((pictures: File[]) =>
    api.store.staff.addPictures({ params, body: { pictures } }),
  )
  const { run: remove } = useAction((src: string) => api.store.staff.removePicture({ params, body: { src } }))
  return (
    <Part title={t('사진')} fact={t('사진은 바로 저장돼요')}>
      <div className="row padded">
        {store.pictures.map((picture) => (
          <span key={picture.src} className="stack">
            <img className="thumb thumb-lg" src={smallest(picture)} alt="" />
            <Button small onClick={() => remove(picture.src)}>
              {t('빼기')}
            </Button>
          </span>
        ))}
        <input
          className="input"
          type="file"
          accept="image/*"
          multiple
          aria-label={t('사진 추가')}
          disabled={pending}
          onChange={(event) => event.target.files && void add([...event.target.files])}
        />
      </div>
    </Part>
  )
}

function pick({ id: _, hidden: __, pictures: ___, version: ____, ...form }: StaffStore): Values {
  return form
}
