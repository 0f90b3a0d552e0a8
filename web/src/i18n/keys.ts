/** Message keys. `t` takes only keys that exist in locales/en; keys that are put together are checked by the compiler too. */
import type { MessageKey } from 'virtual:message-keys';

export type { MessageKey };

type Kebab<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}-${Kebab<Tail>}` : S;

/** A wire name as part of a message key: `take_back` becomes `take-back`. */
export const kebab = <S extends string>(name: S): Kebab<S> => name.replaceAll('_', '-') as Kebab<S>;

/** A key that the compiler cannot enumerate: the server names it, or it ends in a number. Tests check these. */
export const serverKey = (key: string): MessageKey => key as MessageKey;
