/** A mention in the stored text of a note: `@[Tom Vance](user:3)`. */
const TOKEN = /@\[([^[\]\n]{1,100})\]\(user:(\d{1,18})\)/gu;
const LINK = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/giu;

/** The ids of mentioned users by name. */
export type Mentions = ReadonlyMap<string, number>;

export type NotePart =
    | { kind: 'text'; text: string }
    | { kind: 'mention'; text: string; userId: number }
    | { kind: 'link'; text: string };

/** The text for the text box, with mentions such as `@Tom Vance`. */
export function displayText(body: string): string {
    return body.replace(TOKEN, '@$1');
}

export function mentionsIn(body: string): Mentions {
    return new Map([...body.matchAll(TOKEN)].map(([, name, id]) => [name ?? '', Number(id)]));
}

/** The text to store, with each picked `@name` as a mention. */
export function storedText(shown: string, named: Mentions): string {
    const longestFirst = [...named].sort(([one], [other]) => other.length - one.length);
    // In one pass, longest name first, so that a name inside another name is not matched.
    const names = longestFirst.map(([name]) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

    return names === ''
        ? shown
        : shown.replace(
              new RegExp(`@(${names})(?![\\p{L}\\p{N}])`, 'gu'),
              (_, name: string) => `@[${name}](user:${named.get(name)})`,
          );
}

/** The text typed after an @ before the caret, or null. */
export function mentionQuery(shown: string, caret: number): { start: number; query: string } | null {
    const found = /(?:^|[\s(])@([\p{L}\p{M}'’-]{0,30}(?: [\p{L}\p{M}'’-]{0,30})?)$/u.exec(shown.slice(0, caret));
    const query = found?.[1];

    return query === undefined ? null : { start: caret - query.length - 1, query };
}

/** Splits a note into parts to render. Markup is never interpreted. */
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

/** Splits text into plain text and links. */
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
