import { CheckIcon } from '@heroicons/react/20/solid';
import { Link } from '@inertiajs/react';
import { Fragment } from 'react';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import type { RoleDraft } from '@/features/users/roles/use-role-draft';
import { cn } from '@/lib/cn';
import { users } from '@/routes/generated';
import type { RightData, RightGroup, RoleRow } from '@/types/generated';

interface RightsMatrixProps {
    groups: readonly RightGroup[];
    roles: readonly RoleRow[];
    /** The role that is edited. */
    role: RoleRow;
    draft: RoleDraft;
    canEdit: boolean;
}

const SEPARATED = 'border-b border-line';
const LABELS = 'sticky left-0 z-10 bg-surface';

/** Abilities by group and role. The column of the chosen role can be edited; narrow screens show only this column. */
export function RightsMatrix({ groups, roles, role, draft, canEdit }: RightsMatrixProps) {
    const elsewhere = ({ id }: RoleRow) => id !== role.id && 'max-lg:hidden';

    return (
        <div className="relative max-h-[80dvh] overflow-auto max-lg:max-h-none">
            <table className="w-full border-separate border-spacing-0">
                <caption className="sr-only">Abilities of each role</caption>
                <thead className="sticky top-0 z-sticky bg-surface">
                    <tr className="align-bottom text-xs">
                        <th scope="col" className={cn(SEPARATED, LABELS, 'px-4 py-2 text-left font-normal text-muted')}>
                            Ability
                        </th>
                        {roles.map((one) => (
                            <th
                                key={one.id}
                                scope="col"
                                className={cn(
                                    SEPARATED,
                                    elsewhere(one),
                                    'w-17 px-1 py-2 font-medium',
                                    one.id === role.id && 'bg-accent-soft',
                                )}
                            >
                                {one.id === role.id ? (
                                    <span className="text-accent">{one.title}</span>
                                ) : (
                                    <Link
                                        href={users.rolesDescriptionIndex({ query: { role: one.id } })}
                                        preserveScroll
                                        className="block rounded-tag py-1 text-muted hover:text-ink hover:underline"
                                    >
                                        {one.title}
                                    </Link>
                                )}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {groups.map((group) => (
                        <Fragment key={group.title}>
                            <tr>
                                <th
                                    scope="colgroup"
                                    colSpan={roles.length + 1}
                                    className={cn(
                                        SEPARATED,
                                        'bg-sunken px-4 py-1.5 text-left text-compact font-strong',
                                    )}
                                >
                                    {group.title}
                                </th>
                            </tr>
                            {group.rights.map((right) => (
                                <tr key={right.name} className="group">
                                    <th
                                        scope="row"
                                        className={cn(
                                            SEPARATED,
                                            LABELS,
                                            'px-4 py-2 text-left font-normal group-hover:bg-hover lg:min-w-72',
                                        )}
                                    >
                                        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                                            <span className="font-medium">{right.label}</span>
                                            {right.needs_two_people && <Badge tone="warn">Two people</Badge>}
                                        </span>
                                        <span className="block text-compact text-muted">{right.description}</span>
                                    </th>
                                    {roles.map((one) => (
                                        <td
                                            key={one.id}
                                            className={cn(
                                                SEPARATED,
                                                elsewhere(one),
                                                'px-1 py-2 text-center group-hover:bg-hover',
                                                one.id === role.id && 'bg-accent-soft group-hover:bg-accent-soft',
                                            )}
                                        >
                                            {one.id === role.id && canEdit ? (
                                                <Checkbox
                                                    aria-label={`${right.label} for ${one.title}`}
                                                    checked={draft.rights.has(right.name)}
                                                    onChange={(isHeld) => draft.toggle(right.name, isHeld)}
                                                    className="p-1.5"
                                                />
                                            ) : (
                                                <Held role={one} right={right} />
                                            )}
                                        </td>
                                    ))}
                                </tr>
                            ))}
                        </Fragment>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

/** Coloured where the role differs from its default. */
function Held({ role, right }: { role: RoleRow; right: RightData }) {
    const isHeld = role.rights.includes(right.name);
    const isDefault = role.default_rights === null || role.default_rights.includes(right.name) === isHeld;

    if (isHeld) {
        return (
            <>
                <CheckIcon
                    aria-hidden="true"
                    className={cn('mx-auto size-5', isDefault ? 'text-faint' : 'text-info')}
                />
                <span className="sr-only">{isDefault ? 'Yes' : 'Yes, added to the default'}</span>
            </>
        );
    }

    return isDefault ? (
        <span className="sr-only">No</span>
    ) : (
        <>
            <span aria-hidden="true" className="font-strong text-warn">
                –
            </span>
            <span className="sr-only">No, removed from the default</span>
        </>
    );
}
