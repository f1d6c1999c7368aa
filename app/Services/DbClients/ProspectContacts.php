<?php

declare(strict_types=1);

namespace App\Services\DbClients;

use App\Enums\Ability;
use App\Models\User;
use App\Services\Contacts\ContactMask;

/**
 * How a prospect is reached, as this person may see it: masked as everywhere, but not for contractors, who are here to
 * call and see nobody but those they are to call.
 */
final readonly class ProspectContacts
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
