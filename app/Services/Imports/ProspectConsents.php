<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Models\Consent;
use App\Models\Import;
use App\Support\BulkSql;

/** Notes on what basis the numbers of an import may be called, as the form does for each; they are kept for good. */
final readonly class ProspectConsents
{
    private const LONGEST_NAME = 180;

    /**
     * @param  list<array{int, string, ReadRow}>  $numbers  prospect, E.164, and the row that gives it
     * @param  string  $now  as databases hold it
     */
    public static function note(Import $import, array $numbers, string $now): void
    {
        BulkSql::insert('consents', array_map(static fn (array $number): array => [
            'person_type' => 'db_client', 'person_id' => $number[0], 'channel' => ConsentChannel::Phone->value, 'purpose' => Consent::callsTo($number[1]),
            'basis' => $number[2]->get('consent_basis') ?: ConsentBasis::Unknown->value,
            'evidence' => mb_substr($import->name, 0, self::LONGEST_NAME).", row {$number[2]->rowNo} (import {$import->id})",
            'user_id' => $import->user_id, 'import_id' => $import->id, 'recorded_at' => $now, 'created_at' => $now,
        ], $numbers));
    }
}
