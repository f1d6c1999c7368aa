/** A person as the stored text of a note names them: `@[Tom Vance](user:3)`. */
const TOKEN = /@\[([^[\]\n]{1,100})\]\(user:(\d{1,18})\)/gu;
const LINK = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/giu;

/** Who is named, by the name as it is shown. */
export type Named = ReadonlyMap<string, number>;

export type NotePart =
    | { kind: 'text'; text: string }
    | { kind: 'mention'; text: string; userId: number }
    | { kind: 'link'; text: string };

/** What stands in the text box, where people are names: `@Tom Vance`. */
export function shownText(body: string): string {
    return body.replace(TOKEN, '@$1');
}

export function namedIn(body: string): Named {
    return new Map([...body.matchAll(TOKEN)].map(([, name, id]) => [name ?? '', Number(id)]));
}

/** The text box's text as it is stored: every `@name` that was picked becomes that person. */
export function storedText(shown: string, named: Named): string {
    const longestFirst = [...named].sort(([one], [other]) => other.length - one.length);
    // In one pass, so that a name inside another one is not taken for a person of its own.
    const names = longestFirst.map(([name]) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

    return names === ''
        ? shown
        : shown.replace(
              new RegExp(`@(${names})(?![\\p{L}\\p{N}])`, 'gu'),
              (_, name: string) => `@[${name}](user:${named.get(name)})`,
          );
}

/** The word being typed after an @ before the caret, or null. */
export function mentionQuery(shown: string, caret: number): { start: number; query: string } | null {
    const found = /(?:^|[\s(])@([\p{L}\p{M}'’-]{0,30}(?: [\p{L}\p{M}'’-]{0,30})?)$/u.exec(shown.slice(0, caret));
    const query = found?.[1];

    return query === undefined ? null : { start: caret - query.length - 1, query };
}

/** A note in the pieces that are drawn: nothing of it is ever taken for markup. */
export function partsOf(body: string): NotePart[] {
    const parts: NotePart[] = [];
    let end = 0;
    for (const found of body.matchAll(TOKEN)) {
        parts.push(...linkedParts(body.slice(end, found.index)));
        parts.push({ kind: 'mention', text: `@${found[1]}`, userId: Number(found[2]) });
        end = found.index + found[0].length;
    }

    return [...parts, ...linkedParts(body.slice(end))];
}

/** Text whose addresses can be followed. */
export function linkedParts(text: string): NotePart[] {
    const parts: NotePart[] = [];
    let end = 0;
    for (const found of text.matchAll(LINK)) {
        parts.push({ kind: 'text', text: text.slice(end, found.index) }, { kind: 'link', text: found[0] });
        end = found.index + found[0].length;
    }
    parts.push({ kind: 'text', text: text.slice(end) });

    return parts.filter((part) => part.text !== '');
}
