import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { Select } from '@/components/ui/select';
import { RightList } from '@/features/users/roles/right-list';
import { RoleDialog } from '@/features/users/roles/role-dialog';
import type { RoleDraft } from '@/features/users/roles/use-role-draft';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { pluralize } from '@/lib/pluralize';
import { users } from '@/routes/generated';
import type { RightGroup, RoleRow } from '@/types/generated';

interface RoleSummaryProps {
    role: RoleRow;
    roles: readonly RoleRow[];
    groups: readonly RightGroup[];
    draft: RoleDraft;
    canEdit: boolean;
}

/** The chosen role: its job, its users and how it differs from its default. */
export function RoleSummary({ role, roles, groups, draft, canEdit }: RoleSummaryProps) {
    const { ask, isBusy, confirmDialog } = useConfirmedStep();
    const [isEditing, setIsEditing] = useState(false);
    const deletion = {
        title: `Delete the role ${role.title}?`,
        body: 'The activity log keeps its abilities.',
        confirmVerb: 'Delete role',
        danger: true,
    };

    return (
        <Card>
            <CardBody className="flex flex-col gap-3">
                <div className="flex flex-wrap items-center gap-3">
                    <Select
                        aria-label="Role"
                        className="sm:w-64"
                        options={roles.map(({ id, title }) => ({ value: String(id), label: title }))}
                        value={String(role.id)}
                        onChange={(id) =>
                            router.visit(users.rolesDescriptionIndex({ query: { role: id } }), { preserveScroll: true })
                        }
                    />
                    <Badge>{pluralize(role.users_count, 'active user', 'active users')}</Badge>
                    {role.is_own && <Badge tone="info">Your role</Badge>}
                    {canEdit && (
                        <span className="flex gap-2 sm:ml-auto">
                            <Button size="sm" onClick={() => setIsEditing(true)}>
                                Edit role
                            </Button>
                            {role.keep_reason === null && (
                                <Button
                                    size="sm"
                                    loading={isBusy}
                                    onClick={() => ask(deletion, users.rolesDescriptionDestroy({ role: role.id }))}
                                >
                                    Delete role
                                </Button>
                            )}
                        </span>
                    )}
                </div>
                <p className="text-muted">{role.description}</p>
                <Difference role={role} groups={groups} draft={draft} canEdit={canEdit} />
            </CardBody>
            <RoleDialog edited={role} open={isEditing} onClose={() => setIsEditing(false)} />
            {confirmDialog}
        </Card>
    );
}

function Difference({ role, groups, draft, canEdit }: Omit<RoleSummaryProps, 'roles'>) {
    const defaults = role.default_rights;
    if (defaults === null) {
        return <p className="text-compact text-muted">Colleagues created this role, so it has no default.</p>;
    }
    const all = groups.flatMap(({ rights }) => rights);
    const labels = (isAdded: boolean) =>
        all
            .filter(({ name }) => role.rights.includes(name) === isAdded && defaults.includes(name) !== isAdded)
            .map(({ label }) => label);
    const [added, removed] = [labels(true), labels(false)];

    return added.length + removed.length === 0 ? (
        <p className="text-compact text-muted">It has its default abilities.</p>
    ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="text-compact text-muted">Changed from the default:</p>
            <RightList added={added} removed={removed} verbs={['Added', 'Removed']} />
            {canEdit && (
                <Button size="sm" onClick={() => draft.replace(defaults)}>
                    Restore default
                </Button>
            )}
        </div>
    );
}
