<?php

declare(strict_types=1);

namespace App\Services\DbClients\Cleanup;

use App\Enums\DbCleanupKind;

/** Which cleaner does which clean-up. */
final readonly class Cleaners
{
    public static function for(DbCleanupKind $kind): Cleaner
    {
        return match ($kind) {
            DbCleanupKind::NormalisePhones => new NormalisePhones,
            DbCleanupKind::FixNameCase => FixNames::case(),
            DbCleanupKind::SplitNames => FixNames::fields(),
            DbCleanupKind::MergeDuplicates => new MergeDuplicates,
            DbCleanupKind::RemoveInvalidNumbers => new RemoveInvalidNumbers,
            DbCleanupKind::ExpireAddresses => new ExpireAddresses,
            DbCleanupKind::CheckValidity => new CheckValidity,
        };
    }
}
