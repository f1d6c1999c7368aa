/** A row of a side-by-side comparison. A line that changed has both sides. */
export interface DiffRow {
    left: string | null;
    right: string | null;
    isSame: boolean;
}

/** Compares two texts line by line, by their longest common subsequence. */
export function diffLines(before: string, after: string): DiffRow[] {
    const [left, right] = [before.split('\n'), after.split('\n')];
    const width = right.length + 1;
    // `common(i, j)`: equal lines of the texts from line i and line j on.
    const lengths = new Uint16Array((left.length + 1) * width);
    const common = (i: number, j: number) => lengths[i * width + j] ?? 0;
    for (let i = left.length - 1; i >= 0; i -= 1) {
        for (let j = right.length - 1; j >= 0; j -= 1) {
            lengths[i * width + j] =
                left[i] === right[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
        }
    }

    const rows: DiffRow[] = [];
    let change = 0;
    // Pairs the lines of a change from its first row on.
    const place = (side: 'left' | 'right', line = '') => {
        const gap = rows.slice(change).find((row) => row[side] === null);
        if (gap) {
            gap[side] = line;
        } else {
            rows.push({ left: null, right: null, isSame: false, [side]: line });
        }
    };
    for (let i = 0, j = 0; i < left.length || j < right.length; ) {
        const isEnd = i === left.length || j === right.length;
        if (!isEnd && left[i] === right[j]) {
            change = rows.push({ left: left[i++] ?? '', right: right[j++] ?? '', isSame: true });
        } else if (i < left.length && (j === right.length || common(i + 1, j) >= common(i, j + 1))) {
            place('left', left[i++]);
        } else {
            place('right', right[j++]);
        }
    }

    return rows;
}
