/** RFC 6455, section 5.2: final text frame. */
const FINAL_TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/**
 * Builds a whole WebSocket frame of a server, unmasked. It is built once and written to every receiver. No extension such as
 * permessage-deflate, which would change the bytes, is ever negotiated.
 */
export function textFrame(text: string): Buffer {
    const length = Buffer.byteLength(text);
    const start = headerLength(length);
    const frame = Buffer.allocUnsafe(start + length);
    frame[0] = FINAL_TEXT;
    if (start === 2) {
        frame[1] = length;
    } else if (start === 4) {
        frame[1] = LENGTH_16;
        frame.writeUInt16BE(length, 2);
    } else {
        frame[1] = LENGTH_64;
        frame.writeBigUInt64BE(BigInt(length), 2);
    }
    frame.write(text, start);
    return frame;
}

function headerLength(length: number): number {
    if (length < LENGTH_16) {
        return 2;
    }
    return length < 65_536 ? 4 : 10;
}
