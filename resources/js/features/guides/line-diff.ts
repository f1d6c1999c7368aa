/** A row of a side-by-side comparison. A line that changed has both sides. */
export interface DiffRow {
    left: string | null;
    right: string | null;
    isSame: boolean;
}

/** Compares two texts line by line, by their longest common subsequence. */
export function diffLines(before: string, after: string): DiffRow[] {
    const left = before.split('\n');
    const right = after.split('\n');
    const lengths = commonLengths(left, right);
    const rows: DiffRow[] = [];
    let removed: string[] = [];
    let added: string[] = [];
    const flush = () => {
        for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
            rows.push({ left: removed[at] ?? null, right: added[at] ?? null, isSame: false });
        }
        removed = [];
        added = [];
    };

    let i = 0;
    let j = 0;
    while (i < left.length || j < right.length) {
        const [one, other] = [left[i], right[j]];
        if (one !== undefined && one === other) {
            flush();
            rows.push({ left: one, right: other, isSame: true });
            i += 1;
            j += 1;
        } else if (other === undefined || (one !== undefined && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
            removed.push(one ?? '');
            i += 1;
        } else {
            added.push(other);
            j += 1;
        }
    }
    flush();

    return rows;
}

/** `lengths[i][j]`: common lines of the texts from line i and line j on. */
function commonLengths(left: string[], right: string[]): Uint16Array[] {
    const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
    for (let i = left.length - 1; i >= 0; i -= 1) {
        for (let j = right.length - 1; j >= 0; j -= 1) {
            const row = lengths[i];
            if (row) {
                row[j] =
                    left[i] === right[j]
                        ? at(lengths, i + 1, j + 1) + 1
                        : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
            }
        }
    }

    return lengths;
}

function at(lengths: Uint16Array[], i: number, j: number): number {
    return lengths[i]?.[j] ?? 0;
}
