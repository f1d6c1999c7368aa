/** An uncompressed ZIP archive. `statedSize` overrides the sizes in its directory. */
export function storedZip(files: Record<string, string>, statedSize?: number): ArrayBuffer {
    const encoder = new TextEncoder();
    const bodies: number[] = [];
    const directory: number[] = [];

    for (const [name, text] of Object.entries(files)) {
        const body = encoder.encode(text);
        const title = encoder.encode(name);
        const header = [
            ...u32(checksum(body)),
            ...u32(body.length),
            ...u32(statedSize ?? body.length),
            ...u16(title.length),
            ...u16(0),
        ];
        const at = bodies.length;
        bodies.push(...u32(0x04034b50), ...u16(20), ...u16(0), ...u16(0), ...u32(0), ...header, ...title, ...body);
        directory.push(...u32(0x02014b50), ...u16(20), ...u16(20), ...u16(0), ...u16(0), ...u32(0), ...header);
        directory.push(...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(at), ...title);
    }
    const count = u16(Object.keys(files).length);
    const end = [
        ...u32(0x06054b50),
        ...u16(0),
        ...u16(0),
        ...count,
        ...count,
        ...u32(directory.length),
        ...u32(bodies.length),
        ...u16(0),
    ];

    return new Uint8Array([...bodies, ...directory, ...end]).buffer;
}

const u16 = (value: number) => [value & 255, (value >> 8) & 255];
const u32 = (value: number) => [...u16(value & 65_535), ...u16(value >>> 16)];

function checksum(bytes: Uint8Array): number {
    let crc = -1;
    for (const byte of bytes) {
        crc ^= byte;
        for (let bit = 0; bit < 8; bit++) {
            crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
        }
    }

    return ~crc >>> 0;
}
