/** Is a finger what this device is used with? A finger cannot point. */
export const touch = 'matchMedia' in globalThis && matchMedia('(pointer: coarse)').matches;
