<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

use Illuminate\Support\Facades\DB;
use stdClass;

/** Removes numbers that a check or a call found to be wrong. */
final readonly class RemoveInvalidNumbers implements Cleaner
{
    public function plan(array $ids): array
    {
        return array_values(DB::table('db_phone_numbers')->whereIn('id', $ids)->where('is_valid', false)->orderBy('id')->get()
            ->map(static fn (stdClass $row): Change => new Change('db_phone_number', (int) $row->id, (int) $row->db_client_id, (array) $row, null))->all());
    }
}
