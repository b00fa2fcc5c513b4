import { type Person, people } from './people.ts'

/** Names a person to apps without telling who they are. */
export const uuidOf = ({ id }: Person) => Buffer.from(`friend ${id}`).toString('base64url')

/** Everybody is a friend of everybody else. One of them wants no messages. */
export const friendsOf = (person: Person) =>
  people
    .filter(({ id }) => id !== person.id)
    .map((friend, index) => ({
      ...{ id: friend.id, uuid: uuidOf(friend), profile_nickname: friend.nickname, profile_thumbnail_image: '' },
      ...{ favorite: index === 0, allowed_msg: friend.nickname !== '조용한 밤' },
    }))

/** The addresses somebody keeps at the provider. */
export const addressesOf = ({ id, name, nickname, phone }: Person) => [
  {
    ...{ id: id * 10 + 1, name: '집', is_default: true, updated_at: 1_767_225_600, type: 'NEW' as const },
    ...{ base_address: '서울 성동구 연무장길 12', detail_address: '301호', receiver_name: name ?? nickname },
    ...{ receiver_phone_number1: phone ?? '010-0000-0000', receiver_phone_number2: '' },
    ...{ zone_number: '04782', zip_code: '133-120' },
  },
  {
    ...{ id: id * 10 + 2, name: '회사', is_default: false, updated_at: 1_767_312_000, type: 'NEW' as const },
    ...{ base_address: '서울 중구 세종대로 110', detail_address: '', receiver_name: name ?? nickname },
    ...{ receiver_phone_number1: phone ?? '010-0000-0000', receiver_phone_number2: '' },
    ...{ zone_number: '04524', zip_code: '100-744' },
  },
]
