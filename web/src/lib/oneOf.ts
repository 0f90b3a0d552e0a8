/**
 * The words of a text as a union: `OneOf<'hello bye'>` is `'hello' | 'bye'`. The last arm of a `switch` lists with it what the
 * others leave over, so that a new event or message doesn't compile before it has a place. ESLint demands such an arm.
 */
export type OneOf<
  Text extends string,
  Found extends string = never,
> = Text extends `${infer Word} ${infer Rest}`
  ? OneOf<Rest, Found | (Word extends `${infer Trimmed}\n` ? Trimmed : Word)>
  : Found | Text;
