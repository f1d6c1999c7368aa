<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Users\UserDetails;
use App\Data\Users\UserEditPage;
use App\Data\Users\UserForm;
use App\Data\Users\UserInvitationData;
use App\Domain\Clients\History\AuditHistory;
use App\Domain\Users\AccountRules;
use App\Enums\UserStatus;
use App\Models\User;
use App\Models\UserInvitation;
use App\Support\AustralianMobile;
use App\Support\DataFactory;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Support\Facades\DB;

/** Everything on the page of one account. */
final readonly class UserPageQuery
{
    private const RECENT_CHANGES = 20;

    public function __construct(private Gate $gate, private UserChoicesQuery $choices) {}

    public function page(User $user, User $viewer): UserEditPage
    {
        return new UserEditPage(
            user: $this->details($user, $viewer),
            form: $this->form($user),
            choices: $this->choices->form($viewer, $user),
            history: static fn (): array => AuditHistory::of(
                DB::table('audit_events')->where('audit_events.subject_type', $user->getMorphClass())->where('audit_events.subject_id', $user->id), self::RECENT_CHANGES, $viewer,
            ),
        );
    }

    private function details(User $user, User $viewer): UserDetails
    {
        $user->loadMissing(['role', 'manager', 'invitation.inviter']);
        $canManage = $this->gate->forUser($viewer)->allows('manage', User::class);
        $refusal = $canManage ? AccountRules::refusal($viewer, $user) : null;
        $canEdit = $canManage && $refusal === null;

        return DataFactory::make(UserDetails::class, $user, [
            'mobile' => $user->mobile_e164 === null ? null : AustralianMobile::national($user->mobile_e164),
            'photo' => $user->photoUrl(),
            'role_title' => $user->role->title,
            'manager_name' => $user->manager?->full_name,
            'team' => User::query()->where('manager_id', $user->id)->where('is_active', true)->orderBy('first_name')->orderBy('last_name')->get()
                ->map(static fn (User $member): string => $member->full_name)->all(),
            'status' => UserStatus::of($user->is_active, $user->invitation?->expires_at),
            'invitation' => $user->invitation === null ? null : $this->invitation($user->invitation),
            'can_edit' => $canEdit,
            'edit_refusal' => $refusal,
            'can_change_role' => ! $viewer->is($user),
            'can_give_access' => $viewer->is_developer_staff && ! $viewer->is($user),
            'can_invite' => $canEdit && ! $user->is_active && ! $user->hasPassword(),
        ]);
    }

    private function invitation(UserInvitation $invitation): UserInvitationData
    {
        return new UserInvitationData($invitation->inviter->full_name, $invitation->updated_at->toIso8601ZuluString(), $invitation->expires_at->toIso8601ZuluString());
    }

    private function form(User $user): UserForm
    {
        return DataFactory::make(UserForm::class, $user, [
            'mobile_e164' => $user->mobile_e164 === null ? '' : AustralianMobile::national($user->mobile_e164),
            'role_id' => (string) $user->role_id,
            'manager_id' => (string) $user->manager_id,
        ]);
    }
}
