<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Users\OwnedWorkRow;
use App\Data\Users\SecondFactorResetData;
use App\Data\Users\TakeoverProgress;
use App\Data\Users\UserDetails;
use App\Data\Users\UserEditPage;
use App\Data\Users\UserForm;
use App\Data\Users\UserInvitationData;
use App\Domain\Clients\History\AuditHistory;
use App\Domain\Users\AccountRules;
use App\Domain\Users\OwnedWork;
use App\Domain\Users\SecondFactorResetChecker;
use App\Enums\OwnedWorkKind;
use App\Enums\UserStatus;
use App\Models\User;
use App\Models\UserInvitation;
use App\Models\UserTakeover;
use App\Support\AustralianMobile;
use App\Support\DataFactory;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Support\Facades\DB;

/** Everything on the page of one account. */
final readonly class UserPageQuery
{
    private const RECENT_CHANGES = 20;

    public function __construct(private Gate $gate, private UserChoicesQuery $choices, private OwnedWork $work) {}

    public function page(User $user, User $viewer): UserEditPage
    {
        $details = $this->details($user, $viewer);

        return new UserEditPage(
            user: $details,
            form: $this->form($user),
            choices: $this->choices->form($viewer, $user),
            work: $details->can_deactivate ? $this->work($user) : [],
            takeover: fn (): ?TakeoverProgress => $this->takeover($user),
            history: static fn (): array => AuditHistory::of(
                DB::table('audit_events')
                    ->where('audit_events.subject_type', $user->getMorphClass())
                    ->where('audit_events.subject_id', $user->id),
                self::RECENT_CHANGES,
                $viewer,
            ),
        );
    }

    private function details(User $user, User $viewer): UserDetails
    {
        $user->loadMissing(['role', 'manager', 'invitation.inviter', 'secondFactorReset.requester']);
        $canManage = $this->gate->forUser($viewer)->allows('manage', User::class);
        $refusal = $canManage ? AccountRules::refusal($viewer, $user) : null;
        $canEdit = $canManage && $refusal === null;
        $reset = $user->secondFactorReset?->isLive() === true ? $user->secondFactorReset : null;
        $resetRefusal = $reset === null || ! $canManage ? null : SecondFactorResetChecker::refusal($reset, $viewer);

        return DataFactory::make(UserDetails::class, $user, [
            'mobile' => $user->mobile_e164 === null ? null : AustralianMobile::national($user->mobile_e164),
            'photo' => $user->photoUrl(),
            'role_title' => $user->role->title,
            'manager_name' => $user->manager?->full_name,
            'team' => User::query()->where('manager_id', $user->id)->where('is_active', true)->orderBy('first_name')->orderBy('last_name')->get()
                ->map(static fn (User $member): string => $member->full_name)->all(),
            'status' => UserStatus::of($user->is_active, $user->invitation?->expires_at),
            'invitation' => $user->invitation === null ? null : $this->invitation($user->invitation),
            'reset' => $reset === null ? null : new SecondFactorResetData(
                $reset->requester->full_name, $reset->reason, $reset->created_at->toIso8601ZuluString(),
                can_confirm: $canManage && $resetRefusal === null, refusal: $resetRefusal,
            ),
            'can_edit' => $canEdit,
            'edit_refusal' => $refusal,
            'can_change_role' => ! $viewer->is($user),
            'can_give_access' => $viewer->is_developer_staff && ! $viewer->is($user),
            'can_invite' => $canEdit && ! $user->is_active && ! $user->hasPassword(),
            'can_deactivate' => $canManage && $user->is_active && ! $viewer->is($user),
            'can_request_reset' => $canEdit && $reset === null && $user->is_active && $user->totp_confirmed_at !== null && ! $viewer->is($user),
            'can_reactivate' => $canEdit && ! $user->is_active && $user->hasPassword(),
        ]);
    }

    /** @return list<OwnedWorkRow> */
    private function work(User $user): array
    {
        $rows = [];
        foreach ($this->work->counts($user) as $value => $count) {
            $kind = OwnedWorkKind::from($value);
            $rows[] = new OwnedWorkRow($kind, $count, $kind->needsOwner(), UserChoiceQuery::of(OwnedWork::recipients($kind)->whereKeyNot($user->id)));
        }

        return $rows;
    }

    private function takeover(User $user): ?TakeoverProgress
    {
        $latest = UserTakeover::query()->where('user_id', $user->id)->orderByDesc('id')->first();

        return $latest === null ? null : DataFactory::make(TakeoverProgress::class, $latest);
    }

    private function invitation(UserInvitation $invitation): UserInvitationData
    {
        return new UserInvitationData(
            $invitation->inviter->full_name,
            $invitation->updated_at->toIso8601ZuluString(),
            $invitation->expires_at->toIso8601ZuluString(),
        );
    }

    private function form(User $user): UserForm
    {
        return DataFactory::make(UserForm::class, $user, [
            'mobile_e164' => $user->mobile_e164 === null ? '' : AustralianMobile::national($user->mobile_e164),
            'phone_extension' => (string) $user->phone_extension,
            'role_id' => (string) $user->role_id,
            'manager_id' => (string) $user->manager_id,
        ]);
    }
}
