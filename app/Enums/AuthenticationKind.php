<?php

declare(strict_types=1);

namespace App\Enums;

/** What a line of the authentication log records. */
enum AuthenticationKind: string
{
    case Password = 'password';
    case TwoFactor = 'two_factor';
    case RecoveryCode = 'recovery_code';
    case TrustedDevice = 'trusted_device';
    case Enrolment = 'enrolment';
    case PasswordReset = 'password_reset';
    case PasswordChange = 'password_change';
    case Logout = 'logout';
    case Timeout = 'timeout';
    case Throttled = 'throttled';

    public function label(): string
    {
        return match ($this) {
            self::Password => 'Password',
            self::TwoFactor => 'Two-factor code',
            self::RecoveryCode => 'Recovery code',
            self::TrustedDevice => 'Trusted device',
            self::Enrolment => 'Two-factor enrolment',
            self::PasswordReset => 'Password reset',
            self::PasswordChange => 'Password change',
            self::Logout => 'Sign-out',
            self::Timeout => 'Session ended',
            self::Throttled => 'Too many attempts',
        };
    }
}
