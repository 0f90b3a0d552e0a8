import { describe, expect, test } from 'vitest';
import { placeOf, to } from './place';

const PLACES = [
  { path: '/', search: '', hash: '' },
  { path: '/rules', search: '', hash: '#3.2.4' },
  { path: '/table/0123456789abc', search: '?invitation=x&seat=1', hash: '' },
  { path: '/game/0123456789abc', search: '?link=y', hash: '#17' },
];

describe('a place', () => {
  test.each(PLACES)('$path$search$hash is the path of an address at a server', (place) => {
    const address = new URL(to(place.path + place.search + place.hash, false), 'https://armonium.example/');
    expect(placeOf(address, false)).toEqual(place);
  });

  test.each(PLACES)('$path$search$hash lies behind the # under any folder of a static host', (place) => {
    for (const folder of ['https://host.example/', 'https://host.example/games/armonium/index.html?x=1']) {
      const address = new URL(to(place.path + place.search + place.hash, true), folder);
      expect(address.pathname).toBe(new URL(folder).pathname);
      expect(placeOf(address, true)).toEqual(place);
    }
  });

  test('is the front page where nothing stands behind the #', () => {
    for (const hash of ['', '#', '#/', '#//'])
      expect(placeOf(new URL(`https://host.example/a/${hash}`), true)).toEqual({
        path: '/',
        search: '',
        hash: '',
      });
  });
});
