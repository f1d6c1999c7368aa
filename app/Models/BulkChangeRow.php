<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;

/**
 * The result of a bulk change for one client.
 *
 * @property int $id
 * @property int $bulk_change_id
 * @property int $client_id
 * @property ?string $before the field's value before
 * @property ?int $note_id the note that was added
 * @property ?string $skipped_because
 * @property ?CarbonImmutable $undone_at
 */
final class BulkChangeRow extends Model
{
    public $timestamps = false;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['note_id' => 'integer', 'undone_at' => 'immutable_datetime'];
    }
}
