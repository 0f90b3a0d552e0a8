/** True on a touch device, which cannot hover. */
export const touch = 'matchMedia' in globalThis && matchMedia('(pointer: coarse)').matches;
