import { useState } from 'react';
import type { RightData, RightGroup, RoleRow } from '@/types/generated';

export interface RoleDraft {
    rights: ReadonlySet<string>;
    added: RightData[];
    removed: RightData[];
    isChanged: boolean;
    /** A colleague must confirm the change. */
    needsTwoPeople: boolean;
    toggle: (right: string, isHeld: boolean) => void;
    replace: (rights: readonly string[]) => void;
}

/** The rights that the user wants the role to have, compared with those that it has. Only the server decides who must confirm. */
export function useRoleDraft(role: RoleRow, groups: readonly RightGroup[]): RoleDraft {
    const [rights, setRights] = useState<ReadonlySet<string>>(() => new Set(role.rights));
    const all = groups.flatMap((group) => group.rights);
    const added = all.filter(({ name }) => rights.has(name) && !role.rights.includes(name));
    const removed = all.filter(({ name }) => !rights.has(name) && role.rights.includes(name));
    const changed = [...added, ...removed];

    return {
        rights,
        added,
        removed,
        isChanged: changed.length > 0,
        needsTwoPeople: changed.length > 0 && (role.is_own || changed.some((right) => right.needs_two_people)),
        toggle: (right, isHeld) =>
            setRights((before) => {
                const after = new Set(before);
                if (isHeld) {
                    after.add(right);
                } else {
                    after.delete(right);
                }

                return after;
            }),
        replace: (wanted) => setRights(new Set(wanted)),
    };
}
