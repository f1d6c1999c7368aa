<?php

declare(strict_types=1);

namespace App\Domain\Reports;

use App\Enums\Ability;
use App\Enums\ExportKind;
use App\Models\DbClient;
use App\Models\User;
use App\Support\ContactMask;

/** Whether the owner of an export may still see what is in its file: rights may have changed since it was written. */
final readonly class ExportAccess
{
    /** @return array{has_contacts: bool, has_db_clients: bool} the protected content of rows that are written now */
    public static function contents(User $owner, ExportKind $kind): array
    {
        return [
            'has_contacts' => ContactMask::isLifted($owner),
            'has_db_clients' => $kind === ExportKind::Matches && $owner->can('manage', DbClient::class),
        ];
    }

    /**
     * @param  array<string, mixed>  $filters  of the export
     * @return string|null why the file is closed
     */
    public static function refusal(User $owner, ExportKind $kind, array $filters): ?string
    {
        $ability = $kind->ability();

        return match (true) {
            // The route of evidence packs also sends lists.
            $kind !== ExportKind::Evidence && ! $owner->hasAbility(Ability::ViewReportExports) => 'You can no longer export lists.',
            $ability !== null && ! $owner->hasAbility($ability) => 'You can no longer open the list of this export.',
            ($filters['has_contacts'] ?? false) === true && ! ContactMask::isLifted($owner) => 'This file has contact details, which you can no longer see. Export the list again.',
            ($ability === Ability::ViewDbClients || ($filters['has_db_clients'] ?? false) === true)
                && ! $owner->can('manage', DbClient::class) => 'This file has DB clients, which you can no longer see. Export the list again.',
            default => null,
        };
    }
}
