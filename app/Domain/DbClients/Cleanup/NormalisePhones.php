<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

use App\Domain\DbClients\PhoneDetails;
use App\Support\ContactHash;
use Illuminate\Support\Facades\DB;

/** Writes numbers as E.164 and deletes a number that the DB client already has. */
final readonly class NormalisePhones implements Cleaner
{
    public function plan(array $ids): array
    {
        $rows = DB::table('db_phone_numbers')->whereIn('id', $ids)->orderBy('id')->get();
        $taken = DB::table('db_phone_numbers')->whereIn('db_client_id', $rows->pluck('db_client_id')->unique())->get(['db_client_id', 'e164'])
            ->mapWithKeys(static fn ($row): array => ["{$row->db_client_id} {$row->e164}" => true])->all();
        $changes = [];
        foreach ($rows as $row) {
            $facts = PhoneDetails::of($row->e164);
            if ($facts->e164 === null || $facts->e164 === $row->e164) {
                continue;
            }
            $key = "{$row->db_client_id} {$facts->e164}";
            $changes[] = isset($taken[$key])
                ? new Change('db_phone_number', (int) $row->id, (int) $row->db_client_id, (array) $row, null)
                : new Change('db_phone_number', (int) $row->id, (int) $row->db_client_id, [
                    'e164' => $row->e164, 'kind' => $row->kind, 'is_valid' => $row->is_valid === null ? null : (bool) $row->is_valid, 'value_hash' => $row->value_hash,
                ], [
                    'e164' => $facts->e164, 'kind' => $facts->kind->value, 'is_valid' => $facts->isValid, 'value_hash' => ContactHash::of($facts->e164),
                ]);
            $taken[$key] = true;
        }

        return $changes;
    }
}
