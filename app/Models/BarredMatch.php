<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BarredMatchStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * A client who is or may be the person of a barred entry, with a score of 0 to 100 and its reasons: suggested > same or different.
 *
 * @mixin BarredMatchProperties
 */
final class BarredMatch extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['score' => 'integer', 'reasons' => 'array', 'status' => BarredMatchStatus::class, 'decided_at' => 'immutable_datetime'];
    }

    /** Matches that wait for a decision, without deleted clients. A merge moves them to the surviving client. */
    public static function undecided(): Builder
    {
        return DB::table('barred_matches')
            ->where('barred_matches.status', BarredMatchStatus::Suggested->value)
            ->whereExists(
                static fn (Builder $client): Builder => $client
                    ->selectRaw('1')
                    ->from('clients')
                    ->whereColumn('clients.id', 'barred_matches.client_id')
                    ->whereNull('clients.deleted_at'),
            );
    }

    /** @return BelongsTo<BarredEntry, $this> */
    public function entry(): BelongsTo
    {
        return $this->belongsTo(BarredEntry::class, 'barred_entry_id');
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function decidedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'decided_by');
    }
}
