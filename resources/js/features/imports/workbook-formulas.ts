import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** Some programs prefix the elements: `<x:c>`. */
const ERROR_CELL = /(<(?:\w+:)?c\b[^>]*?\s)t=(["'])e\2/g;
/** A formula whose result is missing. An empty text is a result. */
const FORMULA_CELL =
    /<(\w+:)?c\b([^>]*)>\s*<(?:\w+:)?f\b[^>]*?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/g;

/**
 * Writes `#FORMULA!` into formulas that were never calculated, and error values such as `#N/A` as text. The workbook library reads
 * both as empty cells.
 */
export function withFormulaErrors(workbook: ArrayBuffer): ArrayBuffer {
    const files = unzipSync(new Uint8Array(workbook));
    let isChanged = false;
    for (const [name, content] of Object.entries(files)) {
        if (!SHEET.test(name)) {
            continue;
        }
        const sheet = strFromU8(content);
        const marked = sheet.replace(ERROR_CELL, '$1t="str"').replace(FORMULA_CELL, markFormula);
        if (marked !== sheet) {
            files[name] = strToU8(marked);
            isChanged = true;
        }
    }

    return isChanged ? (zipSync(files, { level: 0 }).buffer as ArrayBuffer) : workbook;
}

function markFormula(cell: string, prefix = '', attributes = '', value?: string): string {
    const isText = /\st=["']str["']/.test(attributes);
    if (isText && value !== undefined) {
        return cell;
    }

    return `<${prefix}c${attributes.replace(/\st=(["'])[^"']*\1/, '')} t="str"><${prefix}v>#FORMULA!</${prefix}v></${prefix}c>`;
}
