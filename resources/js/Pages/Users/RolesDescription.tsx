import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { HistoryCard } from '@/features/clients/history-card';
import { ProposalsCard } from '@/features/users/roles/proposals-card';
import { RoleDialog } from '@/features/users/roles/role-dialog';
import { RoleEditor } from '@/features/users/roles/role-editor';
import { PageHeader } from '@/layouts/page-header';
import { users } from '@/routes/generated';
import type { RolesDescriptionPage } from '@/types/generated';

export default function RolesDescription(page: RolesDescriptionPage) {
    const { roles, groups, role_id, proposals, history, can_edit } = page;
    const [isAdding, setIsAdding] = useState(false);
    const role = roles.find(({ id }) => id === role_id);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Users' }]}
                title="Roles"
                actions={
                    <>
                        <LinkButton href={users.rolesDescriptionAccess()}>Check a user’s access</LinkButton>
                        {can_edit && (
                            <Button variant="primary" onClick={() => setIsAdding(true)}>
                                New role
                            </Button>
                        )}
                    </>
                }
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                {proposals.length > 0 && <ProposalsCard proposals={proposals} canEdit={can_edit} />}
                {role && (
                    <RoleEditor
                        key={`${role.id}-${role.version}`}
                        role={role}
                        roles={roles}
                        groups={groups}
                        canEdit={can_edit}
                    />
                )}
                <HistoryCard history={history} noun="role" />
            </div>
            <RoleDialog edited={null} open={isAdding} onClose={() => setIsAdding(false)} />
        </>
    );
}
