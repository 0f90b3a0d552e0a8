import { expect, test } from 'vitest';
import { Trouble } from '../lib/api';
import { explain, packName } from './diagnosis';

const HASH = '222b97c0ffee'.padEnd(64, '0');

test('a missing pack is named by its id and the beginning of its hash', () => {
  const trouble = new Trouble('missing_pack', 503, '', { id: 'laguna', hash: HASH });
  expect(explain(trouble)).toEqual({ cause: 'missing-pack', pack: 'laguna (222b97c0ffee…)' });
  expect(packName({ id: null, hash: HASH })).toBe('222b97c0ffee…');
});

test('a server that cannot be reached is told apart from one that answers with an error', () => {
  expect(explain(new Trouble('offline', 0, ''))).toEqual({ cause: 'offline' });
  expect(explain(new Trouble('storage', 503, ''))).toEqual({ cause: 'server', code: 'storage' });
  expect(explain(new TypeError('no JSON'))).toEqual({ cause: 'server', code: 'inside' });
});
