<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\Ability;

/** The rules of the authentication log, phone log and legacy transfers. */
final class UserLogRouteRules
{
    public const CALLERS = 'viewSMSPanel or canViewDatabaseOnly';

    public const ANSWERS_OTHERWISE = ['users.authentication-logs.export', 'users.phone-logs.export'];

    public const CLOSED_TO_EXECUTIVES = ['users.authentication-logs.session.destroy', 'calls.store', 'calls.update', 'users.legacy-transfer.store', 'users.legacy-transfer.approve', 'users.legacy-transfer.undo', 'users.legacy-transfer.destroy'];

    /** @return array<string, Ability|list<Ability>|string> */
    public static function table(): array
    {
        return [
            ...array_fill_keys(['users.authentication-logs.index', 'users.authentication-logs.export', 'users.authentication-logs.session.destroy'], Ability::ViewUsers),
            ...array_fill_keys(['users.phone-logs.index', 'users.phone-logs.export'], Ability::ViewPhoneLogs),
            ...array_fill_keys(array_map(static fn (string $name): string => "users.legacy-transfer.{$name}", ['index', 'show', 'store', 'approve', 'undo', 'destroy']), Ability::ViewLegacyTransfer),
            ...array_fill_keys(['calls.store', 'calls.update'], self::CALLERS),
        ];
    }
}
