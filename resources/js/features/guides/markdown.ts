/** The part of Markdown that guides use: headings, paragraphs, lists, tables, quotes, bold, italics, code and links. */
export type Block =
    | { kind: 'heading'; level: 2 | 3; text: string; id: string }
    | { kind: 'paragraph' | 'quote'; text: string }
    | { kind: 'list'; isOrdered: boolean; items: string[] }
    | { kind: 'table'; head: string[]; rows: string[][] };

export type Inline =
    | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
    | { kind: 'link'; text: string; href: string };

const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;

export function parseMarkdown(source: string): Block[] {
    const lines = source.replaceAll('\r', '').split('\n');
    const blocks: Block[] = [];
    for (let at = 0; at < lines.length; ) {
        const line = lines[at] ?? '';
        const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
        if (line.trim() === '') {
            at += 1;
        } else if (heading) {
            const text = heading[2] ?? '';
            blocks.push({ kind: 'heading', level: (heading[1]?.length ?? 0) > 2 ? 3 : 2, text, id: headingId(text) });
            at += 1;
        } else if (line.trim().startsWith('|')) {
            const rows = take(lines, at, (next) => next.trim().startsWith('|'));
            at += rows.length;
            const [head = [], , ...body] = rows.map(cells);
            blocks.push({ kind: 'table', head, rows: body });
        } else if (ITEM.test(line)) {
            const rows = take(lines, at, (next) => ITEM.test(next));
            at += rows.length;
            const items = rows.map((row) => ITEM.exec(row)?.[2] ?? '');
            blocks.push({ kind: 'list', isOrdered: ITEM.exec(line)?.[1] !== undefined, items });
        } else if (line.startsWith('>')) {
            const rows = take(lines, at, (next) => next.startsWith('>'));
            at += rows.length;
            blocks.push({ kind: 'quote', text: rows.map((row) => row.replace(/^>\s?/, '')).join(' ') });
        } else {
            const rows = take(lines, at, isParagraph);
            at += rows.length;
            blocks.push({ kind: 'paragraph', text: rows.map((row) => row.trim()).join(' ') });
        }
    }

    return blocks;
}

/** Links lead to web pages and to pages of Paddock. Other addresses stay text, so a guide can't run a script. */
export function parseInline(text: string): Inline[] {
    const parts: Inline[] = [];
    let last = 0;
    for (const match of text.matchAll(
        /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\(((?:https?:\/\/|\/(?!\/))[^)\s]*)\)|\*(\S[^*]*?)\*/g,
    )) {
        const [whole, strong, code, label, href, em] = match;
        if (match.index > last) {
            parts.push({ kind: 'text', text: text.slice(last, match.index) });
        }
        last = match.index + whole.length;
        if (label !== undefined && href !== undefined) {
            parts.push({ kind: 'link', text: label, href });
        } else {
            parts.push({ kind: strong ? 'strong' : code ? 'code' : 'em', text: strong ?? code ?? em ?? '' });
        }
    }
    if (last < text.length) {
        parts.push({ kind: 'text', text: text.slice(last) });
    }

    return parts;
}

export function headingId(text: string): string {
    return text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
}

function isParagraph(line: string): boolean {
    return line.trim() !== '' && !/^(#{1,6}\s|\s*\||>)/.test(line) && !ITEM.test(line);
}

/** At least one line, and those after it of the same kind. */
function take(lines: string[], from: number, belongs: (line: string) => boolean): string[] {
    let to = from + 1;
    while (to < lines.length && belongs(lines[to] ?? '')) {
        to += 1;
    }

    return lines.slice(from, to);
}

function cells(line: string): string[] {
    return line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());
}
