<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\UserStatus;

/** A colleague's account. Times are UTC. */
final readonly class UserDetails
{
    /** @param  list<string>  $team  names of the active colleagues who report to the user */
    public function __construct(
        public int $id,
        public int $version,
        public string $full_name,
        public string $email,
        public ?string $mobile,
        public ?string $phone_extension,
        public ?string $photo,
        public string $role_title,
        public ?string $manager_name,
        public array $team,
        public string $timezone,
        public bool $is_developer_staff,
        public bool $is_executive_staff,
        public UserStatus $status,
        public ?string $last_signed_in_at,
        public ?string $totp_confirmed_at,
        public ?string $password_changed_at,
        public string $created_at,
        public ?UserInvitationData $invitation,
        public ?SecondFactorResetData $reset,
        public bool $can_edit,
        /** Why the viewer can't edit; null without a reason to show. */
        public ?string $edit_refusal,
        public bool $can_change_role,
        public bool $can_give_access,
        public bool $can_invite,
        public bool $can_deactivate,
        public bool $can_reactivate,
        public bool $can_request_reset,
    ) {}
}
