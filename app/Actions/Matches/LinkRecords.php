<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Matching\FactsReader;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Facades\DB;

/** A lead or prospect that turns out to be somebody we know: it stays, points there, and is done with. */
final readonly class LinkRecords
{
    /** "loser>winner" => the column that points, and the status that says it is done */
    private const LINKS = [
        'lead>client' => ['client_id', LeadStatus::Converted->value],
        'db_client>client' => ['client_id', DbClientStatus::Converted->value],
        'db_client>lead' => ['lead_id', DbClientStatus::Converted->value],
    ];

    /** Whom a link would make out to be converted, although they must be left alone. */
    private const EXCLUDED = [
        'lead' => [LeadStatus::Barred->value => 'This lead is barred and stays so. Nothing was linked.'],
        'db_client' => [DbClientStatus::Suppressed->value => 'This prospect must be left alone and stays suppressed. Nothing was linked.'],
    ];

    public function __construct(private AuditTrail $audit) {}

    public static function isPossible(MatchSuggestion $match): bool
    {
        return isset(self::LINKS["{$match->right_type}>{$match->left_type}"]);
    }

    public static function isExcluded(string $type, string $status): bool
    {
        return isset(self::EXCLUDED[$type][$status]);
    }

    /** @throws MergeRefused when one is gone, excluded, or belongs to somebody already */
    public function handle(MatchSuggestion $match, string $reason, User $user): Merge
    {
        $kind = "{$match->right_type}>{$match->left_type}";
        [$column, $status] = self::LINKS[$kind] ?? throw new MergeRefused('Records of these two kinds are not merged.');

        return DB::transaction(function () use ($match, $kind, $column, $status, $reason, $user): Merge {
            $table = FactsReader::TABLES[$match->right_type];
            $row = DB::table($table)->where('id', $match->right_id)->whereNull('deleted_at')->lockForUpdate()->first();
            $target = DB::table(FactsReader::TABLES[$match->left_type])->where('id', $match->left_id)->whereNull('deleted_at')->lockForUpdate()->exists();
            if ($row === null || ! $target) {
                throw new MergeRefused('One of the two records is gone. Nothing was merged.');
            }
            if (self::isExcluded($match->right_type, $row->status)) {
                throw new MergeRefused(self::EXCLUDED[$match->right_type][$row->status]);
            }
            if ($row->{$column} !== null || $row->status === $status) {
                throw new MergeRefused('This record belongs to somebody already. Nothing was merged.');
            }

            $changes = [
                $column => $match->left_id, 'status' => $status, 'version' => (int) $row->version + 1,
                ...($match->right_type === 'lead' ? ['converted_at' => now()->toDateTimeString(), 'converted_by' => $user->id] : []),
            ];
            $before = array_intersect_key((array) $row, $changes);
            DB::table($table)->where('id', $row->id)->update([...$changes, 'updated_at' => now()]);
            $snapshot = ['before' => $before, 'after' => $changes, 'match_id' => $match->id, 'match_status' => $match->status->value];
            DB::table('matches')->where('id', $match->id)->update(['status' => 'merged']);
            $this->record($match->right_type, $match->right_id, 'linked', $before, [...$changes, 'merge_reason' => $reason]);

            return Merge::create([
                'subject_type' => $kind, 'winner_id' => $match->left_id, 'loser_id' => $match->right_id, 'match_suggestion_id' => $match->id,
                'user_id' => $user->id, 'reason' => $reason, 'snapshot' => $snapshot,
            ]);
        });
    }

    /** @return list<string> what stays as it is now; call it inside a transaction */
    public function undo(Merge $merge): array
    {
        [$type] = explode('>', $merge->subject_type);
        $snapshot = $merge->snapshot;
        $row = (array) DB::table(FactsReader::TABLES[$type])->where('id', $merge->loser_id)->lockForUpdate()->first();
        $after = array_diff_key($snapshot['after'], ['version' => true]);
        foreach ($after as $column => $value) {
            if (! array_key_exists($column, $row) || (string) $row[$column] !== (string) $value) {
                throw new MergeRefused('The record was changed since it was linked. Change it back by hand.');
            }
        }

        $before = [...array_intersect_key($snapshot['before'], $after), 'version' => (int) $row['version'] + 1];
        DB::table(FactsReader::TABLES[$type])->where('id', $merge->loser_id)->update([...$before, 'updated_at' => now()]);
        DB::table('matches')->where('id', $snapshot['match_id'] ?? $merge->match_suggestion_id)->update(['status' => $snapshot['match_status']]);
        $this->record($type, $merge->loser_id, 'link_undone', $after, $before);

        return [];
    }

    /**
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     */
    private function record(string $type, int $id, string $what, array $before, array $after): void
    {
        /** @var class-string<Model> $model */
        $model = Relation::getMorphedModel($type);
        $this->audit->record("{$type}.{$what}", $model::query()->findOrFail($id), $before, $after);
    }
}
