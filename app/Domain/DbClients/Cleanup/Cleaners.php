<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

use App\Enums\DbCleanupKind;
use Closure;
use Illuminate\Database\Query\Builder;

/** Which cleaner does which clean-up. */
final readonly class Cleaners
{
    /** @param  (Closure(Builder): Builder)|null  $among  narrows to the DB clients that may change; null for all */
    public static function for(DbCleanupKind $kind, ?Closure $among = null): Cleaner
    {
        return match ($kind) {
            DbCleanupKind::NormalisePhones => new NormalisePhones,
            DbCleanupKind::FixNameCase => FixNames::case(),
            DbCleanupKind::SplitNames => FixNames::fields(),
            DbCleanupKind::MergeDuplicates => new MergeDuplicates($among),
            DbCleanupKind::RemoveInvalidNumbers => new RemoveInvalidNumbers,
            DbCleanupKind::ExpireAddresses => new ExpireAddresses,
            DbCleanupKind::CheckValidity => new CheckValidity,
        };
    }
}
