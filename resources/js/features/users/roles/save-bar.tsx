import { Button } from '@/components/ui/button';
import { RightList } from '@/features/users/roles/right-list';
import type { RoleDraft } from '@/features/users/roles/use-role-draft';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { pluralize } from '@/lib/pluralize';
import { users } from '@/routes/generated';
import type { RoleRow } from '@/types/generated';

/** Appears below the matrix while the role has unsaved changes. */
export function SaveBar({ role, draft }: { role: RoleRow; draft: RoleDraft }) {
    const { ask, isBusy, refusal, confirmDialog } = useConfirmedStep();
    const { added, removed, needsTwoPeople } = draft;
    const verb = needsTwoPeople ? 'Propose change' : 'Save abilities';

    const question = {
        title: needsTwoPeople ? `Propose this change of ${role.title}?` : `Change ${role.title}?`,
        body: (
            <div className="flex flex-col gap-3">
                <RightList added={added.map(({ label }) => label)} removed={removed.map(({ label }) => label)} />
                <p>
                    {needsTwoPeople
                        ? 'A colleague must confirm it before it applies.'
                        : `It applies straight away to ${pluralize(role.users_count, 'active user', 'active users')}.`}
                </p>
            </div>
        ),
        confirmVerb: verb,
        reason: { label: 'Reason', help: 'At least 5 characters.', min: 5 },
    };
    const save = () =>
        ask(
            question,
            users.rolesDescriptionRights({ role: role.id }),
            { rights: [...draft.rights], version: role.version },
            needsTwoPeople ? () => draft.replace(role.rights) : undefined,
        );

    return (
        <>
            {draft.isChanged && (
                <div className="sticky bottom-0 z-sticky flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3">
                    <p className="min-w-0 flex-1 max-sm:basis-full">
                        <span className="font-medium">
                            {pluralize(added.length + removed.length, 'unsaved change', 'unsaved changes')}
                        </span>{' '}
                        <span className="text-muted">
                            {needsTwoPeople
                                ? role.is_own
                                    ? 'This is your own role, so a colleague must confirm.'
                                    : 'A colleague must confirm.'
                                : ''}
                        </span>
                        {refusal && (
                            <span role="alert" className="block text-danger">
                                {refusal}
                            </span>
                        )}
                    </p>
                    <div className="ml-auto flex gap-2">
                        <Button onClick={() => draft.replace(role.rights)}>Discard</Button>
                        <Button variant="primary" loading={isBusy} onClick={save}>
                            {verb}
                        </Button>
                    </div>
                </div>
            )}
            {confirmDialog}
        </>
    );
}
