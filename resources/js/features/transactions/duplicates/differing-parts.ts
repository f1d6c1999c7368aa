export interface TextPart {
    text: string;
    differs: boolean;
}

/** Splits a text into parts that are shared with the other text, in the same order, and parts that differ. Ignores case. */
export function differingParts(text: string, other: string): TextPart[] {
    const words = text.split(/\s+/).filter(Boolean);
    const shared = sharedWords(words, other.split(/\s+/).filter(Boolean));

    const parts: TextPart[] = [];
    for (const [index, word] of words.entries()) {
        const differs = !shared.has(index);
        const last = parts.at(-1);
        if (last?.differs === differs) {
            last.text += ` ${word}`;
        } else {
            parts.push({ text: word, differs });
        }
    }

    return parts;
}

/** Returns the positions of the words of the longest common subsequence. */
function sharedWords(words: readonly string[], others: readonly string[]): Set<number> {
    const lengths = words.map(() => others.map(() => 0));
    const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
    const isSame = (row: number, column: number) => words[row]?.toLowerCase() === others[column]?.toLowerCase();

    for (let row = words.length - 1; row >= 0; row--) {
        for (let column = others.length - 1; column >= 0; column--) {
            const line = lengths[row];
            if (line) {
                line[column] = isSame(row, column)
                    ? 1 + at(row + 1, column + 1)
                    : Math.max(at(row + 1, column), at(row, column + 1));
            }
        }
    }

    const shared = new Set<number>();
    let row = 0;
    let column = 0;
    while (row < words.length && column < others.length) {
        if (isSame(row, column)) {
            shared.add(row);
            row++;
            column++;
        } else if (at(row + 1, column) >= at(row, column + 1)) {
            row++;
        } else {
            column++;
        }
    }

    return shared;
}
