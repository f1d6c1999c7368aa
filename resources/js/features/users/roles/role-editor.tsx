import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { Card } from '@/components/ui/card';
import { RightsMatrix } from '@/features/users/roles/rights-matrix';
import { RoleSummary } from '@/features/users/roles/role-summary';
import { SaveBar } from '@/features/users/roles/save-bar';
import { useRoleDraft } from '@/features/users/roles/use-role-draft';
import type { RightGroup, RoleRow } from '@/types/generated';

interface RoleEditorProps {
    role: RoleRow;
    roles: readonly RoleRow[];
    groups: readonly RightGroup[];
    canEdit: boolean;
}

/** The chosen role and the matrix. Mount it again when the role changes. */
export function RoleEditor({ role, roles, groups, canEdit }: RoleEditorProps) {
    const draft = useRoleDraft(role, groups);

    return (
        <>
            <RoleSummary role={role} roles={roles} groups={groups} draft={draft} canEdit={canEdit} />
            <Card>
                <RightsMatrix groups={groups} roles={roles} role={role} draft={draft} canEdit={canEdit} />
                <SaveBar role={role} draft={draft} />
            </Card>
            <UnsavedGuard isDirty={draft.isChanged} />
        </>
    );
}
