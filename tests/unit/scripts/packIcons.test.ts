import {expect, test} from 'vitest';
import {packIcons} from '../../../scripts/packIcons';

test('an .ico file is a header, an entry for each picture, and the pictures', () => {
  const small = Buffer.from('small');
  const large = Buffer.from('larger one');
  const packed = packIcons([
    {size: 16, png: small},
    {size: 48, png: large},
  ]);
  expect([...packed.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  const pictures = [6, 22].map((entry) => {
    const [length, offset] = [packed.readUInt32LE(entry + 8), packed.readUInt32LE(entry + 12)];
    return {
      sides: [packed[entry], packed[entry + 1]],
      png: packed.subarray(offset, offset + length),
    };
  });
  expect(pictures).toEqual([
    {sides: [16, 16], png: small},
    {sides: [48, 48], png: large},
  ]);
  expect(packed).toHaveLength(6 + 2 * 16 + small.length + large.length);
});
