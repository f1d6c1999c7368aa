<?php

declare(strict_types=1);

namespace App\Services\DbClients\Cleanup;

use App\Services\DbClients\PhoneFacts;
use App\Services\Suppression\SuppressionBook;
use Illuminate\Support\Facades\DB;

/** Numbers as E.164; one that its prospect already has goes. */
final readonly class NormalisePhones implements Cleaner
{
    public function plan(array $ids): array
    {
        $rows = DB::table('db_phone_numbers')->whereIn('id', $ids)->orderBy('id')->get();
        $taken = DB::table('db_phone_numbers')->whereIn('db_client_id', $rows->pluck('db_client_id')->unique())->get(['db_client_id', 'e164'])
            ->mapWithKeys(static fn ($row): array => ["{$row->db_client_id} {$row->e164}" => true])->all();
        $changes = [];
        foreach ($rows as $row) {
            $facts = PhoneFacts::of($row->e164);
            if ($facts->e164 === null || $facts->e164 === $row->e164) {
                continue;
            }
            $key = "{$row->db_client_id} {$facts->e164}";
            $changes[] = isset($taken[$key])
                ? new Change('db_phone_number', (int) $row->id, (int) $row->db_client_id, (array) $row, null)
                : new Change('db_phone_number', (int) $row->id, (int) $row->db_client_id, [
                    'e164' => $row->e164, 'kind' => $row->kind, 'is_valid' => $row->is_valid === null ? null : (bool) $row->is_valid, 'value_hash' => $row->value_hash,
                ], [
                    'e164' => $facts->e164, 'kind' => $facts->kind->value, 'is_valid' => $facts->isValid, 'value_hash' => SuppressionBook::hash($facts->e164),
                ]);
            $taken[$key] = true;
        }

        return $changes;
    }
}
