<?php

declare(strict_types=1);

namespace App\Enums;

use Carbon\CarbonImmutable;

/** Whether a colleague can sign in. Derived from `users.is_active` and the open invitation. */
enum UserStatus: string
{
    case Active = 'active';
    case Invited = 'invited';
    case InvitationExpired = 'invitation_expired';
    case Inactive = 'inactive';

    public function label(): string
    {
        return ucfirst(str_replace('_', ' ', $this->value));
    }

    /** @param  CarbonImmutable|null  $invitedUntil  null without an open invitation */
    public static function of(bool $isActive, ?CarbonImmutable $invitedUntil): self
    {
        return match (true) {
            $isActive => self::Active,
            $invitedUntil === null => self::Inactive,
            $invitedUntil->isFuture() => self::Invited,
            default => self::InvitationExpired,
        };
    }
}
