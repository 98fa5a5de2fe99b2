import { deflateRawSync, deflateSync } from 'node:zlib';

/** Files made byte by byte, so that tests say exactly what is in them. */

const crcOf = (bytes: Buffer): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crcOf(body))]);
};

/** A PNG that says it has this size; the pixels are not all there. */
export const png = (width = 1, height = 1): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const segment = (marker: number, data: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, data]);
};

/** A JPEG of this size, with a long segment before its frame, as cameras write one. */
export function jpeg(width = 1, height = 1): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, Buffer.alloc(60_000)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export const pdf = (): Buffer => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

interface ZipPart {
  readonly name: string;
  readonly data: Buffer;
  /** What the archive says instead of the truth. */
  readonly saysSize?: number;
}

/** An archive; each part says how large it is, or lies about it. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, saysSize = data.length } of parts) {
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    // Nobody unpacks the large ones, so nobody asks for their sum, which takes long.
    common.writeUInt32LE(data.length > 1_000_000 ? 0 : crcOf(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(saysSize, 18);
    common.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name)]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, tail, Buffer.from(name)]));
    local.push(head, packed);
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end]);
}

const contentTypes = (type: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  );
const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document; `extra` parts stand behind its own. */
export const docx = (extra: readonly ZipPart[] = []): Buffer =>
  zip([
    { name: '[Content_Types].xml', data: contentTypes(wordMain) },
    { name: 'word/document.xml', data: Buffer.from('<w:document/>') },
    ...extra,
  ]);

/** A Word document with macros, by its table of types. */
export const docm = (): Buffer =>
  zip([
    {
      name: '[Content_Types].xml',
      data: contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'),
    },
    { name: 'word/document.xml', data: Buffer.from('<w:document/>') },
  ]);

/** A compound file with one named stream: `WordDocument` in letters, `Workbook` in spreadsheets. */
export function compoundFile(stream: string): Buffer {
  const file = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  Buffer.from(stream, 'utf16le').copy(file, 1024);
  return file;
}
