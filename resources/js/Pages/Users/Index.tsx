import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo } from 'react';
import { listFilters } from '@/components/data-table';
import { LinkButton } from '@/components/ui/link-button';
import { ViewChips } from '@/components/ui/view-chips';
import { USER_COLUMNS } from '@/features/users/user-columns';
import { ListPage } from '@/layouts/list-page';
import { users as routes } from '@/routes/generated';
import { type UserIndexPage, UserListViewLabels, UserListViewValues } from '@/types/generated';
import { userList } from '@/types/generated/lists';

export default function Index({ view, users, meta, choices, can_manage, can_export }: UserIndexPage) {
    const filters = useMemo(
        () => listFilters(userList, { role: choices.role_id, team: choices.manager_id }),
        [choices],
    );

    return (
        <ListPage
            list={userList}
            rows={users}
            meta={meta}
            columns={USER_COLUMNS}
            filters={filters}
            breadcrumbs={[]}
            notice="Colleagues who use Paddock"
            views={
                <ViewChips
                    label="Users by status"
                    items={UserListViewValues.map((value) => ({
                        label: UserListViewLabels[value],
                        href: routes.index({ query: { is_active: value } }),
                        current: value === view,
                    }))}
                />
            }
            actions={
                can_manage && (
                    <LinkButton variant="primary" icon={PlusIcon} href={routes.create()}>
                        Invite user
                    </LinkButton>
                )
            }
            rowHref={({ id }) => routes.edit({ user: id })}
            rowLabel={(user) => user.full_name}
            {...(can_export && { exportUrl: routes.export() })}
            emptyHint="Users who match the view and filters appear here."
        />
    );
}
