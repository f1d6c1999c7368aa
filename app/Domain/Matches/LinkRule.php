<?php

declare(strict_types=1);

namespace App\Domain\Matches;

use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;

/** Excluded leads and DB clients are never linked: a link would mark them as converted. */
final class LinkRule
{
    private const REFUSALS = [
        'lead' => [LeadStatus::Barred->value => 'This lead is barred and stays barred. Nothing was linked.'],
        'db_client' => [DbClientStatus::Suppressed->value => 'This DB client must not be contacted and stays suppressed. Nothing was linked.'],
    ];

    /** @return string|null why a record of this type and status can't be linked */
    public static function refusal(string $type, string $status): ?string
    {
        return self::REFUSALS[$type][$status] ?? null;
    }
}
