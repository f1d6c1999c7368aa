<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ExclusionReviewStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\MorphTo;
use Illuminate\Database\Query\Builder;

/**
 * A record that may belong to an excluded person. Until a colleague decides, the gate refuses what an excluded person must not have.
 *
 * @mixin ExclusionReviewProperties
 */
final class ExclusionReview extends Model
{
    /** The record by its morph name, as staff call it in a sentence. */
    public const LABELS = ['client' => 'client', 'lead' => 'lead', 'db_client' => 'DB client'];

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'open',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['status' => ExclusionReviewStatus::class, 'reasons' => 'array', 'decided_at' => 'immutable_datetime'];
    }

    /**
     * Leaves out undecided reviews of a deleted or merged record: there is nothing to decide until the record is restored. After a merge
     * the gate asks about the surviving record.
     *
     * @param  Builder  $query  of `exclusion_reviews`
     */
    public static function decidable(Builder $query): Builder
    {
        return $query->where(static function (Builder $any): void {
            $any->where('exclusion_reviews.status', '!=', ExclusionReviewStatus::Open->value);
            foreach (['client' => 'clients', 'lead' => 'leads', 'db_client' => 'db_clients'] as $type => $table) {
                $any->orWhere(
                    static fn (Builder $one): Builder => $one->where('exclusion_reviews.person_type', $type)->whereExists(
                        static fn (Builder $record): Builder => $record
                            ->selectRaw('1')
                            ->from("{$table} as person")
                            ->whereColumn('person.id', 'exclusion_reviews.person_id')
                            ->whereNull('person.deleted_at'),
                    ),
                );
            }
        });
    }

    /** @return MorphTo<Model, $this> client, lead or DB client, also a deleted one */
    public function person(): MorphTo
    {
        return $this->morphTo('person')->withTrashed();
    }

    /** @return BelongsTo<User, $this> */
    public function decider(): BelongsTo
    {
        return $this->belongsTo(User::class, 'decided_by');
    }
}
