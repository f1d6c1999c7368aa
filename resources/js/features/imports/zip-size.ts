const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT_BYTES = 65_535;

/** The unpacked size of a ZIP archive in bytes, as stated in its directory. Null if it isn't a valid archive. */
export function unpackedBytes(archive: ArrayBuffer): number | null {
    const view = new DataView(archive);
    const end = endOfDirectory(view);
    if (end === null) {
        return null;
    }
    const entries = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    let bytes = 0;
    for (let entry = 0; entry < entries; entry++) {
        if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) {
            return null;
        }
        bytes += view.getUint32(at + 24, true);
        at +=
            ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }

    return bytes;
}

function endOfDirectory(view: DataView): number | null {
    const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES);
    for (let at = view.byteLength - END_BYTES; at >= first; at--) {
        if (view.getUint32(at, true) === END_OF_DIRECTORY) {
            return at;
        }
    }

    return null;
}
