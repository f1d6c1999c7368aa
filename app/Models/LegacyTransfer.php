<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\LegacyTransferStatus;
use App\Enums\OwnedWorkKind;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A transfer of one colleague's records to another, and its progress.
 *
 * @phpstan-type Filters array{company_id: int|null, state: string|null, status: string|null, db_list_id: int|null}
 *
 * @property list<string> $kinds
 * @property Filters $filters
 * @property array<string, int> $counts
 * @property array<string, int> $newest
 *
 * @mixin LegacyTransferProperties
 */
final class LegacyTransfer extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'draft', 'moved_rows' => 0, 'undone_rows' => 0, 'kept_rows' => 0];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kinds' => 'array',
            'filters' => 'array',
            'counts' => 'array',
            'newest' => 'array',
            'status' => LegacyTransferStatus::class,
            'total_rows' => 'integer',
            'moved_rows' => 'integer',
            'undone_rows' => 'integer',
            'kept_rows' => 'integer',
            'approved_at' => 'immutable_datetime',
            'finished_at' => 'immutable_datetime',
        ];
    }

    /** @return list<OwnedWorkKind> */
    public function recordKinds(): array
    {
        return array_map(OwnedWorkKind::from(...), $this->kinds);
    }

    /** @return list<OwnedWorkKind> of which the dry run found records */
    public function foundKinds(): array
    {
        return array_values(array_filter($this->recordKinds(), fn (OwnedWorkKind $kind): bool => ($this->counts[$kind->value] ?? 0) > 0));
    }

    /** @return BelongsTo<User, $this> */
    public function from(): BelongsTo
    {
        return $this->belongsTo(User::class, 'from_id');
    }

    /** @return BelongsTo<User, $this> */
    public function to(): BelongsTo
    {
        return $this->belongsTo(User::class, 'to_id');
    }

    /** @return BelongsTo<User, $this> */
    public function creator(): BelongsTo
    {
        return $this->belongsTo(User::class, 'created_by');
    }

    /** @return BelongsTo<User, $this> */
    public function approver(): BelongsTo
    {
        return $this->belongsTo(User::class, 'approved_by');
    }
}
