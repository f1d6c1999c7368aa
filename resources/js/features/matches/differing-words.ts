/** A text in three parts: the words before and after are the same in both texts. */
export interface DifferingWords {
    before: string;
    different: string;
    after: string;
}

/** Returns the words of a text that another text doesn't have at the start or at the end. */
export function differingWords(text: string, other: string): DifferingWords {
    const [words, others] = [text.split(' '), other.split(' ')];
    const most = Math.min(words.length, others.length);
    let start = 0;
    while (start < most && words[start] === others[start]) {
        start++;
    }
    let end = 0;
    while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) {
        end++;
    }
    const last = words.length - end;

    return {
        before: words.slice(0, start).join(' '),
        different: words.slice(start, last).join(' '),
        after: words.slice(last).join(' '),
    };
}
