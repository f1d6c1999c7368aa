<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Enums\Ability;
use App\Models\User;
use App\Support\ContactMask;

/**
 * A DB client's contact details as the viewer may see them. Contractors see them unmasked, because they call the few DB
 * clients that they see.
 */
final readonly class DbClientContacts
{
    public static function areShown(User $viewer): bool
    {
        return ContactMask::isLifted($viewer) || $viewer->hasAbility(Ability::CanViewDatabaseOnly);
    }

    public static function phone(User $viewer, string $e164): string
    {
        return self::areShown($viewer) ? $e164 : ContactMask::phone($e164);
    }

    public static function email(User $viewer, ?string $email): ?string
    {
        return self::areShown($viewer) ? $email : ContactMask::show($viewer, 'email', $email);
    }

    public static function address(User $viewer, ?string $line): ?string
    {
        return self::areShown($viewer) ? $line : ContactMask::show($viewer, 'address', $line);
    }
}
