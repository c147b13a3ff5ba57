export interface Icon {
  /** Side in pixels, below 256. */
  size: number;
  png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Puts PNGs into one .ico file: a header, an entry for each picture, then the pictures unchanged
 * (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)).
 */
export function packIcons(icons: readonly Icon[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // The type of file: icons.
  header.writeUInt16LE(icons.length, 4);

  let offset = HEADER_BYTES + ENTRY_BYTES * icons.length;
  const entries = icons.map(({size, png}) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4); // Colour planes.
    entry.writeUInt16LE(32, 6); // Bits a pixel.
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...icons.map(({png}) => png)]);
}
