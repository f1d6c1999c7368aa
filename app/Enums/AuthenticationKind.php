<?php

declare(strict_types=1);

namespace App\Enums;

/** The event that an entry of the authentication log records. */
enum AuthenticationKind: string
{
    case Password = 'password';
    case TwoFactor = 'two_factor';
    case RecoveryCode = 'recovery_code';
    case TrustedDevice = 'trusted_device';
    case Enrolment = 'enrolment';
    case PasswordReset = 'password_reset';
    case PasswordChange = 'password_change';
    case Invitation = 'invitation';
    case SignIn = 'sign_in';
    case ImpersonationStart = 'impersonation_start';
    case ImpersonationEnd = 'impersonation_end';
    case Logout = 'logout';
    case Timeout = 'timeout';
    case Throttled = 'throttled';

    public function label(): string
    {
        return match ($this) {
            self::TwoFactor => 'Two-factor code',
            self::Enrolment => 'Two-factor enrolment',
            self::Invitation => 'Invitation accepted',
            self::SignIn => 'Sign-in',
            self::ImpersonationStart => 'Impersonation started',
            self::ImpersonationEnd => 'Impersonation ended',
            self::Logout => 'Sign-out',
            self::Timeout => 'Session ended',
            self::Throttled => 'Too many attempts',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }
}
