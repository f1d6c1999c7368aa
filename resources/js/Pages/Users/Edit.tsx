import { HistoryCard } from '@/features/clients/history-card';
import { PhotoCard } from '@/features/user-profile/photo-card';
import { AccessActions } from '@/features/users/access-actions';
import { AccessBadges } from '@/features/users/access-badges';
import { AccountCard } from '@/features/users/account-card';
import { SignInCard } from '@/features/users/sign-in-card';
import { TakeoverBanner } from '@/features/users/takeover-banner';
import { TeamCard } from '@/features/users/team-card';
import { UserStatusBadge } from '@/features/users/user-status-badge';
import { PageHeader } from '@/layouts/page-header';
import { users as routes } from '@/routes/generated';
import type { UserEditPage } from '@/types/generated';

export default function Edit(page: UserEditPage) {
    const { user, history } = page;

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Users', href: routes.index() }, { title: user.full_name }]}
                title={user.full_name}
                badges={
                    <>
                        <UserStatusBadge status={user.status} />
                        <AccessBadges user={user} />
                    </>
                }
                actions={<AccessActions key={user.id} page={page} />}
            />
            <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
                <div className="col-span-12 empty:hidden">
                    <TakeoverBanner takeover={page.takeover} />
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-7">
                    <AccountCard key={user.id} page={page} />
                    {user.can_edit && (
                        <PhotoCard
                            fullName={user.full_name}
                            photo={user.photo}
                            url={routes.photoStore({ user: user.id }).url}
                        />
                    )}
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-5">
                    <SignInCard user={user} />
                    <TeamCard user={user} />
                    <HistoryCard history={history} noun="user" />
                </div>
            </div>
        </>
    );
}
